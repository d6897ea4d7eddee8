import { prices } from '#app/blocks/offer/prices.ts'
import { block } from '#app/content/engine/block.ts'
import { list, prose } from '#app/content/engine/fields.ts'
import { heading, ref } from '#app/content/schemas/common.ts'

export const packages = block('packages', {
  label: 'Packages',
  about: 'What is done for the fee of each package.',
  fields: {
    heading: heading(),
    intro: prose({ label: 'Introduction', max: 240, optional: true }),
    show: list(ref('package', { label: 'Which to show' }), {
      label: 'Which to show',
      about: 'Packages of `prices/tax-planning.yaml` or `prices/accounting.yaml`, by id.',
      min: 1,
      max: 12,
    }),
    prices,
  },
})
