import { block } from '#app/content/engine/block.ts'
import { text } from '#app/content/engine/fields.ts'
import { heading, label } from '#app/content/schemas/common.ts'

export const billing = block('billing', {
  label: 'Billing and terms of the prices',
  about: 'How you bill, and what the prices mean; it belongs right after the last prices.',
  fields: {
    heading: heading(),
    text: text({ max: 500 }),
    pay: label({ about: 'The words of the link to `payUrl` of `firm.yaml`.' }),
    terms: text({
      about: 'What the prices mean; required word for word.',
      max: 600,
    }),
  },
})
