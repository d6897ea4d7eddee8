import { block } from '#app/content/engine/block.ts'
import { prose, text } from '#app/content/engine/fields.ts'
import { label, plate } from '#app/content/schemas/common.ts'

export const contactHero = block('contact-hero', {
  label: 'Top of the contact page',
  about: 'Whether the office is open, its hours, and the buttons to call and to book.',
  anchor: 'hero',
  top: true,
  books: true,
  fields: {
    heading: text({ max: 70 }),
    lead: prose({ label: 'Opening sentences', max: 220 }),
    schedule: label({ label: 'Booking button' }),
    call: label({ label: 'Call button' }),
    closed: label({ about: 'Before the holidays of `firm.yaml`, if there are any.' }),
    plate,
  },
})
