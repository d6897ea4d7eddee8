import { block } from '#app/content/engine/block.ts'
import { group, text } from '#app/content/engine/fields.ts'

export const statement = block('statement', {
  label: 'Statement',
  about: 'A sentence set apart, such as a required notice.',
  fields: {
    text: text({ max: 420, prescribed: true }),
    why: group(
      {
        button: text({ max: 40, example: 'Why we say so' }),
        text: text({ max: 300 }),
      },
      { about: 'An explanation behind a button.', optional: true },
    ),
  },
})
