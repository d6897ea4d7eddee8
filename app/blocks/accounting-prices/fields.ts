import { claim, intro, jump } from '#app/blocks/price-fields.ts'
import { block } from '#app/content/engine/block.ts'
import { text } from '#app/content/engine/fields.ts'
import { heading, label } from '#app/content/schemas/common.ts'

export const accountingPrices = block('accounting-prices', {
  label: 'Accounting prices',
  about: 'The packages of `prices/accounting.yaml`, which it needs.',
  needs: ['prices.accounting'],
  anchor: 'accounting',
  fields: {
    jump,
    heading: heading(),
    intro,
    firstYear: label({ about: 'Before what a package costs in its first year.' }),
    onboarding: text({
      label: 'Onboarding fee',
      about: 'After that amount; {fee} is the fee of the package.',
      max: 60,
      example: 'with {fee} onboarding',
    }),
    claim,
  },
})
