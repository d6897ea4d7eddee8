import { block } from '#app/content/engine/block.ts'
import { group, prose, text } from '#app/content/engine/fields.ts'
import { label } from '#app/content/schemas/common.ts'

const way = {
  label: label(),
  about: prose({ label: 'Explanation', about: 'What it is best for.', max: 220 }),
}
const linkedWay = {
  label: label(),
  link: label({ label: 'Words of the link' }),
  about: way.about,
}
/** What follows from the hours. */
const businessDays = ['closedDays', 'lastDay', 'lastClose', 'nextDay']

export const ways = block('ways', {
  label: 'Ways to reach you',
  about:
    'Each way to reach you, what never to send, and when you reply; numbers and addresses are in `firm.yaml`.',
  ground: 'alternate',
  fields: {
    heading: text({ max: 70 }),
    phone: group(way),
    online: group(linkedWay, { about: 'The booking page.' }),
    email: group(way),
    mail: group(way, { about: 'Letters, where the address has a street.' }),
    portal: group(linkedWay, { about: 'Shown where `firm.yaml` has `portalUrl`.' }),
    pay: group(linkedWay, { about: 'Shown where `firm.yaml` has `payUrl`.' }),
    card: group(linkedWay, { about: 'The contact card for phones.' }),
    map: label({ about: 'The link beside an address that has a `mapUrl`.' }),
    warning: group({
      heading: text({ max: 70 }),
      line: text({
        label: 'Sentence',
        about: 'Required word for word where the site is in English.',
        max: 160,
        expected: 'exactly the required sentence',
      }),
      after: prose({ about: 'What to do instead.', max: 220 }),
    }),
    reply: group(
      {
        heading: text({ max: 70 }),
        days: text({
          about: 'What counts as a business day; {closedDays} are the days without hours.',
          max: 200,
          example: 'A business day is one with hours: not {closedDays}.',
          values: businessDays,
        }),
        example: text({
          about:
            'A message after {lastClose} on {lastDay}, the end of the working week, counts from {nextDay}.',
          max: 200,
          values: businessDays,
        }),
      },
      { about: 'When visitors can expect an answer.' },
    ),
  },
})
