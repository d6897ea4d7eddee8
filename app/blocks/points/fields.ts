import { block } from '#app/content/engine/block.ts'
import { group, list, prose, text } from '#app/content/engine/fields.ts'
import { heading } from '#app/content/schemas/common.ts'

export const points = block('points', {
  label: 'What sets the firm apart',
  about: 'Statements that a visitor can check.',
  ground: 'dark',
  fields: {
    heading: heading(),
    items: list(group({ name: text({ max: 44 }), text: prose({ max: 160 }) }, { label: 'Entry' }), {
      label: 'Entries',
      min: 1,
      max: 12,
    }),
  },
})
