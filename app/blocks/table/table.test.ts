import { expect, test } from 'vitest'
import { readDollars } from '#app/lib/money.ts'
import { article, expectRefused } from '#test/article.ts'

const plain = '## Rates\n\n| | Rate |\n|---|---|\n| State [tax](/pricing) | 4.5% |\n| City | 0% |'

test('a table has column and row headers and is named by the heading above it', async () => {
  const { shown, body } = await article(plain)
  const [table] = shown.parts('h2#rates ~ * table[role="table"][aria-labelledby="rates"]')
  expect(table?.texts('th[role="columnheader"][scope="col"]')).toEqual(['Rate'])
  expect(table?.texts('th[role="rowheader"][scope="row"]')).toEqual(['State tax', 'City'])
  expect(table?.texts('td[data-label="Rate"][data-align="end"]')).toEqual(['4.5%', '0%'])
  expect(table?.values('th a', 'href')).toEqual(['/pricing'])
  expect(table?.parts('th:empty')).toEqual([])
  expect(body?.words).toBe(7)
})

test('a table with a caption is named by it', async () => {
  const { shown } = await article(
    `## Rates\n\n:::table[State rates, *2026*]\n| A | B |\n|---|---|\n| c | d |\n:::`,
  )
  expect(shown.texts('table > caption')).toEqual(['State rates, 2026'])
  expect(shown.texts('caption > em')).toEqual(['2026'])
  expect(shown.parts('[aria-labelledby]')).toEqual([])
})

test('a price with a plus is aligned with the other figures', async () => {
  const { shown } = await article('| A | B |\n|---|---|\n| c | $1,000 |\n| d | {price.elite} |')
  expect(shown.texts('td[data-align="end"]')).toEqual(['$1,000', '$1,234+'])
})

test.each([
  [
    '| A | B |\n|---|---|\n| c | d |\n| e |',
    'line 8, ... a row with 1 cell in a table of 2 col...',
  ],
  ['| A | B |\n|---|---|\n| c | d | e |', 'line 7, ... a row with 3 cells in a table of 2 col...'],
  ['Text\n\n| A | B |\n|---|---|', 'line 7, ... at least 1 item...'],
])('%j is refused', expectRefused)

test.each([
  ['$1,234', 1234],
  ['-$1,234', -1234],
  ['−$1,234', -1234],
  ['($1,234)', -1234],
  ['+$5', 5],
  ['$5+', undefined],
  ['$0', 0],
  ['12.50', 12.5],
  ['6.5%', 6.5],
  ['about $5', undefined],
  ['$1,23', undefined],
  ['N/A', undefined],
  ['', undefined],
])('the amount %j is %j', (amount, number) => expect(readDollars(amount)).toBe(number))
