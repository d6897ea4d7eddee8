import { block } from '#app/content/engine/block.ts'
import { group, prose, text } from '#app/content/engine/fields.ts'
import { label } from '#app/content/schemas/common.ts'

export const audiences = block('audiences', {
  label: 'Audiences',
  about: 'Everybody in `audiences.yaml` with prices and questions, below a drawing of a street.',
  needs: ['audiences'],
  books: true,
  fields: {
    street: group(
      {
        none: text({
          about: 'Below the empty plot of the drawing; it leads to the end of the list.',
          max: 30,
          example: 'None of these?',
        }),
        caption: text({ max: 160 }),
      },
      { label: 'Drawing of the street', about: 'A building for each audience.' },
    ),
    prices: prose({ about: 'What the prices beside the audiences mean.', max: 180 }),
    note: prose({ about: 'Says once that the answers are general rules.', max: 240 }),
    closing: group(
      {
        heading: text({ max: 70 }),
        text: prose({ max: 420 }),
        schedule: label({ label: 'Booking button' }),
        call: label({ label: 'Call button' }),
      },
      { label: 'For everybody else', about: 'The empty plot at the end of the list.' },
    ),
  },
})
