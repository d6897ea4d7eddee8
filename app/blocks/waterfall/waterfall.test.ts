import { expect, test } from 'vitest'
import { aroundTable, article, drawn, expectRefused } from '#test/article.ts'

test('a waterfall begins each bar where the last one ended', async () => {
  const rows = ['Due | $1,000', 'Truck | -$400', 'Fee | +$100', '**Left** | $700']
  const { html } = await article(aroundTable('waterfall', 'Line | Amount', ...rows))
  expect(drawn(html, 'bar-1')).toEqual(['0 100', '0 70'])
  expect(drawn(html, 'bar-2')).toEqual(['100 60', '60 70'])
  expect(html).toContain('<span>−$400</span>')
})

test('a waterfall that ends in a refund has its zero inside', async () => {
  const rows = ['Due | $300', 'Truck | -$400', 'Refund | -$100']
  const { html } = await article(aroundTable('waterfall', 'Line | Amount', ...rows))
  expect(drawn(html, 'bar-1')).toEqual(['25 100', '25 0'])
  expect(html.match(/x1="25%" x2="25%" y1="0%" y2="100%" data-tone="rule"/g)).toHaveLength(3)
})

test.each([
  [['A | B', 'a | $5', 'b | $5'], '... at least three rows: ...'],
  [['A | B | C', 'a | $5 | $5', 'b | $5 | $5', 'c | $1 | $1'], '... two columns, ...'],
  [['A | B', 'a | $5', 'b | -$1', 'c | $3'], 'line 10, ... add up to $4, ... says $3 ...'],
] as const)('%j is refused', (rows, message) =>
  expectRefused(aroundTable('waterfall', ...rows), message),
)
