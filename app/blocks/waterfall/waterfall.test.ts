import { expect, test } from 'vitest'
import { aroundTable, article, drawn, expectRefused } from '#test/article.ts'

test('a waterfall begins each bar where the last one ended', async () => {
  const rows = ['Due | $1,000', 'Truck | -$400', 'Fee | +$100', '**Left** | $700']
  const { shown } = await article(aroundTable('waterfall', 'Line | Amount', ...rows))
  expect(drawn(shown, 'bar-1')).toEqual(['0 100', '0 70'])
  expect(drawn(shown, 'bar-2')).toEqual(['100 60', '60 70'])
  expect(shown.texts('td span')).toContain('−$400')
})

test('a waterfall that ends in a refund has its zero inside', async () => {
  const rows = ['Due | $300', 'Truck | -$400', 'Refund | -$100']
  const { shown } = await article(aroundTable('waterfall', 'Line | Amount', ...rows))
  expect(drawn(shown, 'bar-1')).toEqual(['25 100', '25 0'])
  expect(drawn(shown, 'rule').filter((line) => line === '25 25')).toHaveLength(3)
})

test.each([
  [['A | B', 'a | $5', 'b | $5'], '... at least three rows: ...'],
  [['A | B | C', 'a | $5 | $5', 'b | $5 | $5', 'c | $1 | $1'], '... two columns, ...'],
  [['A | B', 'a | $5', 'b | -$1', 'c | $3'], 'line 10, ... add up to $4, ... says $3 ...'],
] as const)('%j is refused', (rows, message) =>
  expectRefused(aroundTable('waterfall', ...rows), message),
)
