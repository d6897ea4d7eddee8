import { block, tone } from '#app/content/engine/block.ts'
import { choice, prose } from '#app/content/engine/fields.ts'
import { heading, stepList } from '#app/content/schemas/common.ts'

export const steps = block('steps', {
  label: 'Steps',
  about: 'What happens step by step: your own steps, or those of `next.yaml` after booking.',
  ground: 'alternate',
  books: ({ text }) => text !== undefined,
  fields: {
    look: choice(
      { plain: 'Plain', line: 'With a line drawn through up to four steps' },
      { label: 'Look', about: 'Plain if there is none here.', optional: true },
    ),
    heading: heading({
      about: 'Left out, it is that of `next.yaml`, or "How it works" of `interface.yaml`.',
      optional: true,
    }),
    items: stepList({
      about: 'Left out, the steps of `next.yaml` are shown: what happens after booking.',
      optional: true,
    }),
    text: prose({ about: 'Below the steps, above a booking button.', max: 260, optional: true }),
    tone,
  },
})
