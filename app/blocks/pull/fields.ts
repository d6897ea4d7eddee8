import { block } from '#app/content/engine/block.ts'
import { prose, text } from '#app/content/engine/fields.ts'

export const pull = block('pull', {
  label: 'Large figure',
  about: 'One figure that stands out, and a short line about it.',
  fields: {
    figure: text({ max: 40, example: '$1,200' }),
    text: prose({ label: 'Line about it', max: 200, example: 'less tax in the first year' }),
  },
})
