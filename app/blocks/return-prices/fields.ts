import { intro, jump } from '#app/blocks/price-fields.ts'
import { block } from '#app/content/engine/block.ts'
import { heading } from '#app/content/schemas/common.ts'

export const returnPrices = block('return-prices', {
  label: 'Prices per return',
  about: 'The returns of `prices/tax-preparation.yaml`, which it needs.',
  needs: ['prices.preparation'],
  anchor: 'tax-preparation',
  ground: 'alternate',
  fields: {
    jump,
    heading: heading(),
    intro,
  },
})
