import { block } from '#app/content/engine/block.ts'
import { list, text } from '#app/content/engine/fields.ts'

export const included = block('included', {
  label: 'What is included',
  about: 'What the client receives, and what the firm does not do for the price.',
  fields: {
    youReceive: list(text({ label: 'What the client receives', max: 120 }), {
      label: 'What the client receives',
      min: 1,
      max: 12,
    }),
    notIncluded: list(text({ max: 140 }), {
      about: 'What the firm does not do for this price.',
      min: 1,
      max: 12,
    }),
  },
})
