import { block } from '#app/content/engine/block.ts'
import { text } from '#app/content/engine/fields.ts'

export const statement = block('statement', {
  label: 'Statement',
  about: 'A sentence set apart, such as a required notice.',
  fields: { text: text({ max: 420 }) },
})
