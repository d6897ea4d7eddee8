import { block, tone } from '#app/content/engine/block.ts'
import { group, list, prose, text, whole } from '#app/content/engine/fields.ts'
import { amountName, heading, label } from '#app/content/schemas/common.ts'

export const workedPrice = block('worked-price', {
  label: 'Worked price',
  about: "A client's price, worked out line by line from the price lists.",
  fields: {
    heading: heading(),
    intro: prose({ label: 'Introduction', about: "The client's situation.", max: 400 }),
    lines: list(
      group({
        label: text({ label: 'What it is', max: 90 }),
        amount: amountName('price', { about: 'The price of one of them, by its name.' }),
        times: whole({ label: 'How many', min: 1, max: 99, example: 3, optional: true }),
      }),
      { about: 'What is added up.', min: 1, max: 12 },
    ),
    total: label({ about: 'The name of the last row; its amount is computed.' }),
    notes: list(prose({ max: 300 }), {
      about: 'What could be added, and what is quoted.',
      max: 6,
      none: [],
    }),
    tone,
  },
})
