import { expect, test } from 'vitest'
import { readDollars } from '#app/lib/money.ts'
import { article, expectRefused } from '#test/article.ts'

const plain = '## Rates\n\n| | Rate |\n|---|---|\n| State [tax](/pricing) | 4.5% |\n| City | 0% |'

test('a table has column and row headers and is named by the heading above it', async () => {
  const { html, body } = await article(plain)
  expect(html).toContain('<h2 id="rates">')
  expect(html).toMatch(/<table role="table" data-columns="2" aria-labelledby="rates">/)
  expect(html).toContain('<th role="columnheader" scope="col" data-align="end">Rate</th>')
  expect(html).toContain(
    '<th role="rowheader" scope="row">State <a href="/pricing">tax</a></th>' +
      '<td role="cell" data-label="Rate" data-align="end">4.5%</td>',
  )
  expect(html, 'no header without words').toContain('<tr role="row"><td role="cell"></td>')
  expect(body?.words).toBe(7)
})

test('a table with a caption is named by it', async () => {
  const { html } = await article(
    `## Rates\n\n:::table[State rates, *2026*]\n| A | B |\n|---|---|\n| c | d |\n:::`,
  )
  expect(html).toMatch(/data-block="table"><table [^>]*><caption>State rates, <em>2026</)
  expect(html).not.toContain('labelledby')
})

test('a price with a plus is aligned with the other figures', async () => {
  const { html } = await article('| A | B |\n|---|---|\n| c | $1,000 |\n| d | {price.elite} |')
  expect(html).toContain('data-align="end">$1,234+</td>')
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
