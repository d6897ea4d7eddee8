import { block, tone } from '#app/content/engine/block.ts'
import { flag, group, list, prose, text } from '#app/content/engine/fields.ts'
import { heading, label } from '#app/content/schemas/common.ts'

export const names = block('names', {
  label: 'Names with a text each',
  about: 'Values, steps or anything else that has a name and a sentence or two.',
  fields: {
    heading: heading(),
    intro: prose({ label: 'Introduction', max: 200, optional: true }),
    items: list(
      group(
        {
          name: label(),
          text: text({ about: 'May be an answer of `practice.yaml`.', max: 260 }),
        },
        { label: 'Entry' },
      ),
      { label: 'Entries', min: 1, max: 12 },
    ),
    more: prose({
      label: 'Words that lead to more',
      about: 'A last sentence, with a link.',
      max: 160,
      optional: true,
    }),
    reveal: flag({
      label: 'Fade in',
      about: 'The entries appear as the visitor comes to them.',
      expected: 'true to let the entries fade in',
      optional: true,
    }),
    tone,
  },
})
