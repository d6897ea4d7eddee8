import { group, list, prose, text } from '#app/content/engine/fields.ts'
import { amountName, label, link } from '#app/content/schemas/common.ts'

/** A line of what a service costs: an amount by its name among the facts, or words instead. */
const pricedItem = group(
  {
    label: label(),
    amount: amountName('price', {
      about: 'A price, a range of prices or a first year.',
      optional: true,
    }),
    per: text({
      label: 'Charged',
      about: 'After the amount.',
      max: 20,
      example: 'a year',
      optional: true,
    }),
    words: label({ about: 'In place of an amount: "quoted in writing".', optional: true }),
  },
  { label: 'Entry' },
).refine(({ amount, words }) => (amount === undefined) !== (words === undefined), {
  path: ['amount'],
  message: 'either "amount" with the name of a price, or "words" such as "quoted in writing"',
})

export const prices = group(
  {
    items: list(pricedItem, {
      label: 'Lines of prices',
      about: 'Each has an `amount` by its name, or `words` instead.',
      min: 1,
      max: 20,
    }),
    note: prose({ about: 'Below the lines of prices.', max: 260, optional: true }),
    link: group({ label: label(), to: link() }, { about: 'The link below the prices.' }),
  },
  { about: 'The box with what the service costs.', optional: true },
)
