import { expect, test } from 'vitest'
import { expectProblem, loadFile } from '#app/content/engine/test-folder.ts'
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

test.each([
  ['equipment', '$900,000', 'more than $0 and less than the price: ...'],
  ['equipment', '$0', 'more than $0 and less than the price: ...'],
  ['gainRate', '37%', 'more than 0% and less than ordinaryRate'],
  ['gainRate', '0%', 'more than 0% and less than ordinaryRate'],
  ['ordinaryRate', '73%', '... at most 50%'],
  ['bonusRate', '80%', '100%: the drawing deducts ...'],
  ['goodwillYears', '1 years', 'at least 2 years'],
  ['goodwillYears', '15', 'a number of years, ...'],
])('%s: %s is refused', async (field, typed, expected) => {
  const file = JSON.stringify({ ...sound, [field]: typed })
  expectProblem(
    await loadFile(deal.schema, file),
    `... field "${field}" Found: "${typed}" Expected: ${expected}`,
  )
})
