import { expect, test } from 'vitest'
import { aroundTable, article, drawn, expectRefused } from '#test/article.ts'

test('bars are to scale, the longest over the full width, without a style attribute', async () => {
  const { shown } = await article(
    aroundTable('bars', 'What | Cost', 'A | $500', 'B | $2,000', 'C | $0'),
  )
  expect(drawn(shown, 'bar-1')).toEqual(['0 25', '0 100', '0 0'])
  expect(shown.parts('svg:not([aria-hidden="true"]), [style]')).toEqual([])
})

test('bars of several columns have one scale, and a key in their headings', async () => {
  const { shown } = await article(
    `${aroundTable('bars', 'Year | Here | There', '2026 | $100 | $50[^a]')}\n\n[^a]: A.`,
  )
  expect(drawn(shown, 'bar-1')).toEqual(['0 100', '0 100'])
  expect(drawn(shown, 'bar-2')).toEqual(['0 100', '0 50'])
  expect(shown.parts('th > svg')).toHaveLength(2)
  expect(shown.parts('td span > sup')).toHaveLength(1)
})

test.each([
  [['A | B', 'a | -$5'], 'line 6, ... below zero, ...'],
  [['A | B | C | D | E | F', 'a | $1 | $1 | $1 | $1 | $1'], '... 5 columns of amounts ...'],
  [['A | B | C', 'a | $5 | some'], 'line 8, ... "some" Expected: an amount ...'],
  [['A | B | C', 'a |  | $5'], 'line 8, ... an empty cell ...'],
] as const)('%j is refused', (rows, message) =>
  expectRefused(aroundTable('bars', ...rows), message),
)
