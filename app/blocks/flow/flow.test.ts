import { expect, test } from 'vitest'
import { aroundTable, article, drawn, expectRefused } from '#test/article.ts'

test('a flow has a table for each variant, its ribbon narrower after each tax', async () => {
  const rows = ['Profit | $120 | $120', 'Tax | -$30 | $0', 'State | $0 | -$60', 'Kept | $90 | $60']
  const { shown, problems } = await article(aroundTable('flow', 'Step | C | S', ...rows))
  expect(problems).toEqual([])
  expect(shown.texts('figure > figcaption')).toEqual(['Caption'])
  expect(shown.texts('figure > table > caption')).toEqual(['C', 'S'])
  expect(drawn(shown, 'ribbon').map((each) => Number(each.split(' ')[1]))).toEqual([
    83.33, 62.5, 62.5, 62.5, 83.33, 83.33, 41.67, 41.67,
  ])
})

test.each([
  [['A | B', 'a | $5', 'b | -$1'], 'line 9, ... ("b") that is taken out ...'],
  [['A | B', 'a | $5', 'b | -$1', 'c | $3'], 'line 10, ... add up to $4, ... says $3 ...'],
  [
    ['A | B | C', 'a | $5 | $5', 'b | -$1 | $4', 'c | $4 | $4'],
    'line 9, ... above and below zero ...',
  ],
] as const)('%j is refused', (rows, message) =>
  expectRefused(aroundTable('flow', ...rows), message),
)
