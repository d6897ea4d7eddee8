import { claim, intro, jump } from '#app/blocks/price-fields.ts'
import { block } from '#app/content/engine/block.ts'
import { text } from '#app/content/engine/fields.ts'
import { heading } from '#app/content/schemas/common.ts'

export const planningPrices = block('planning-prices', {
  label: 'Planning prices',
  about: 'The packages of `prices/tax-planning.yaml`, which it needs.',
  needs: ['prices.planning'],
  anchor: 'tax-planning',
  fields: {
    jump,
    heading: heading(),
    intro,
    minimum: text({
      about: '{amount} is what a plan must identify at the fee of its package.',
      max: 60,
      example: '{multiple}: strategies worth at least {amount}',
      optional: true,
    }),
    claim,
  },
})
