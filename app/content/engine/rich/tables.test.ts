import { expect, test } from 'vitest'
import { readAmount } from './tables.ts'
import { article, firstLine, problemIn } from './test-article.ts'

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
])('the amount %j is %j', (text, amount) => expect(readAmount(text)).toBe(amount))

const plain = '## Rates\n\n| | Rate |\n|---|---|\n| State [tax](/pricing) | 4.5% |\n| City | 0% |'

test('a table has column and row headers and is named by the heading above it', () => {
  const { html } = article(plain)
  expect(html).toContain('<h2 id="rates">')
  expect(html).toMatch(/<table role="table" data-columns="2" aria-labelledby="rates">/)
  expect(html).toContain('<th role="columnheader" scope="col" data-align="end">Rate</th>')
  expect(html).toContain(
    '<th role="rowheader" scope="row">State <a href="/pricing">tax</a></th>' +
      '<td role="cell" data-label="Rate" data-align="end">4.5%</td>',
  )
  expect(html, 'no header without words').toContain('<tr role="row"><td role="cell"></td>')
})

test('a price with a plus stands under the other figures', () => {
  expect(article('| A | B |\n|---|---|\n| c | $1,000 |\n| d | {price.elite} |').html).toContain(
    'data-align="end">$1,234+</td>',
  )
})

test('the words of a table count as words of the text', () => {
  expect(article(plain).body?.words).toBe(7)
})

test('a caption makes it a table with a name of its own', () => {
  const { html } = article(':::table[State rates, *2026*]\n| A | B |\n|---|---|\n| c | d |\n:::')
  expect(html).toMatch(/<div data-block="table"><table [^>]*><caption>State rates, <em>2026<\/em>/)
  expect(html).not.toContain('labelledby')
})

test('a row with too few or too many cells is reported on its own line', () => {
  const problem = problemIn('| A | B |\n|---|---|\n| c | d |\n| e |')
  expect(problem).toMatchObject({ file: 'articles/a.md', line: firstLine + 3 })
  expect(problem.found).toMatch(/1 cell in a table of 2 columns/)
  expect(problemIn('| A | B |\n|---|---|\n| c | d | e |').found).toMatch(/3 cells/)
})

test('a table without rows is refused', () => {
  expect(problemIn('Text\n\n| A | B |\n|---|---|')).toMatchObject({ line: firstLine + 2 })
})

const ledger = (rows: string) =>
  `:::ledger[Tax, line by line]\n| Line | Amount |\n|---|---|\n${rows}\n:::`

test('a ledger that adds up becomes a table with its total at the foot', () => {
  const { html, problems } = article(
    ledger('| Due | $1,000 |\n| Less | -$250.50 |\n| **Left** | **$749.50** |'),
  )
  expect(problems).toEqual([])
  expect(html).toMatch(/^<div data-block="ledger" data-frame=""><table role="table"/)
  expect(html).toContain('<caption>Tax, line by line</caption>')
  expect(html).toMatch(/<tfoot role="rowgroup"><tr role="row"><th[^>]*><strong>Left<\/strong>/)
  expect(html, 'a hyphen is printed as a minus sign').toContain('>−$250.50</td>')
})

test('a ledger that does not add up says what the rows make and what the last row says', () => {
  const problem = problemIn(ledger('| Due | $1,000 |\n| Less | -$250 |\n| Left | $751 |'))
  expect(problem).toMatchObject({
    file: 'articles/a.md',
    line: firstLine + 5,
    found: 'rows that add up to $750, and a last row ("Left") that says $751',
    expected: 'a last row that is the sum of the rows above it',
  })
  expect(problem.hint).toContain('The difference is $1.')
})

test('a ledger follows the facts it uses', () => {
  expect(
    article(ledger('| A | $1,000 |\n| B | $234 |\n| Elite | {price.elite} |')).problems,
  ).toHaveLength(1)
  expect(article(ledger('| A | $1,000 |\n| Elite | $1,000 |')).problems).toEqual([])
})

test('an amount that cannot be read is reported on its own line', () => {
  const problem = problemIn(ledger('| Due | $1,000 |\n| Less | some |\n| Left | $1,000 |'))
  expect(problem).toMatchObject({ line: firstLine + 4, found: '"some" in the last column' })
})

test('bars are to scale: the longest fills its place', () => {
  const { html } = article(
    ':::bars[Cost]\n| What | Cost |\n|---|---|\n| A | $500 |\n| B | $2,000 |\n| C | $0 |\n:::',
  )
  const lengths = [...html.matchAll(/d="M0 6H(\d+)" data-tone="bar"/g)].map(([, end]) =>
    Number(end),
  )
  expect(lengths).toEqual([250, 1000, 0])
  expect(html).toContain('aria-hidden="true"')
  expect(html).not.toContain('style=')
})

test('bars below zero are refused', () => {
  expect(problemIn(':::bars[Cost]\n| A | B |\n|---|---|\n| a | -$5 |\n:::').found).toMatch(
    /below zero/,
  )
})

test.each(['ledger', 'bars', 'table'])(
  ':::%s around something else than a table is refused',
  (name) => {
    const problem = problemIn(`:::${name}[Caption]\nwords\n:::`)
    expect(problem).toMatchObject({ line: firstLine, found: 'no table' })
  },
)
