import { block } from '#app/content/engine/block.ts'
import { group, list, text } from '#app/content/engine/fields.ts'
import { heading, label, path } from '#app/content/schemas/common.ts'

export const services = block('services', {
  label: 'Services',
  about: 'Your main services with their prices.',
  fields: {
    heading: heading(),
    cards: list(
      group({
        title: label(),
        to: path({ about: 'The page of the service.' }),
        text: text({ max: 140 }),
        price: label({ about: 'In words, or a price by its name in braces.' }),
      }),
      { about: 'Your main services.', min: 1, max: 12 },
    ),
  },
})
