import { block } from '#app/content/engine/block.ts'
import { group, list, text } from '#app/content/engine/fields.ts'
import { heading, label, link } from '#app/content/schemas/common.ts'

export const startingPrices = block('starting-prices', {
  label: 'Starting prices',
  about: 'Price ranges with links to the price lists.',
  fields: {
    heading: heading(),
    rows: list(
      group({
        label: label(),
        range: text({ about: 'In words, or from the price lists by name.', max: 30 }),
        to: link({ about: 'Where the prices are explained.' }),
      }),
      { min: 1, max: 8 },
    ),
    link: label({ label: 'Words of the link', about: 'Leads to the pricing page.' }),
  },
})
