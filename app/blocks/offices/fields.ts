import { block } from '#app/content/engine/block.ts'
import { text } from '#app/content/engine/fields.ts'
import { label } from '#app/content/schemas/common.ts'

export const offices = block('offices', {
  label: 'Offices',
  about: 'Shown where `firm.yaml` has more than one office.',
  fields: {
    heading: text({ max: 70 }),
    map: label({ about: 'The link beside an address that has a `mapUrl`.' }),
  },
})
