import { block, tone } from '#app/content/engine/block.ts'
import { list, prose } from '#app/content/engine/fields.ts'
import { heading } from '#app/content/schemas/common.ts'

export const text = block('text', {
  label: 'Text',
  about: 'A heading and paragraphs of your own.',
  fields: {
    heading: heading(),
    text: list(prose({ max: 900 }), {
      expected: 'a list of paragraphs, each on a line of its own after a dash',
      min: 1,
      max: 30,
    }),
    tone,
  },
})
