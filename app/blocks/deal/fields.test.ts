import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { refusesChanges } from '#app/content/engine/test-folder.ts'
import { deal } from './fields.ts'

const sound = {
  block: 'deal',
  heading: 'Two deals',
  intro: 'One price.',
  note: 'No basis.',
  price: '$900,000',
  equipment: '$300,000',
  ordinaryRate: '37%',
  gainRate: '20%',
  bonusRate: '100%',
  goodwillYears: '15 years',
}

test('a sale is read as numbers', () => {
  const { price, ordinaryRate, goodwillYears } = deal.schema.parse(sound)
  expect([price, ordinaryRate, goodwillYears]).toEqual([900_000, 0.37, 15])
})

refusesChanges(deal.schema, stringify(sound), [
  ['$300,000', '$900,000', '6, field "equipment" ... more than $0 and less than the price: ...'],
  ['$300,000', '$0', '6, field "equipment" ... more than $0 and less than the price: ...'],
  ['20%', '37%', '8, field "gainRate" ... more than 0% and less than ordinaryRate'],
  ['20%', '0%', '8, field "gainRate" ... more than 0% and less than ordinaryRate'],
  ['37%', '73%', '7, field "ordinaryRate" ... at most 50%'],
  ['100%', '80%', '9, field "bonusRate" ... 100%: the drawing deducts ...'],
  ['15 years', '1 years', '10, field "goodwillYears" ... at least 2 years'],
  ['15 years', '"15"', '10, field "goodwillYears" ... a number of years, ...'],
])
