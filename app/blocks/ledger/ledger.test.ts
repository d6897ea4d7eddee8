import { expect, test } from 'vitest'
import { article, expectRefused } from '#test/article.ts'

const ledger = (rows: string) =>
  `:::ledger[Tax, line by line]\n| Line | Amount |\n|---|---|\n${rows}\n:::`

test('a ledger that adds up becomes a table with its total at the foot', async () => {
  const { shown, problems } = await article(
    ledger('| Due | $1,000 |\n| Less | -$250.50 |\n| **Left** | **$749.50** |\n\nAssumes *it*.'),
  )
  expect(problems).toEqual([])
  expect(shown.texts('[data-frame] > table > caption')).toEqual(['Tax, line by line'])
  expect(shown.texts('tfoot th > strong')).toEqual(['Left'])
  // A hyphen is printed as a minus sign.
  expect(shown.texts('tbody td')).toEqual(['$1,000', '−$250.50'])
  expect(shown.texts('table + p[data-note]')).toEqual(['Assumes it.'])
})

test.each([
  [
    '| Due | $1,000 |\n| Less | -$250 |\n| Left | $751 |',
    'line 10, ... rows that add up to $750, and a row below them ("Left") that says $751 Expected: ... sum ... Hint: The difference is $1. ...',
  ],
  ['| Due | $1,000 |\n| Less | some |\n| Left | $1,000 |', 'line 9, ... "some" in the last col...'],
  ['| A | $1,000 |\n| B | {name} |', 'line 9, ... "Fairshare" in the last column ...'],
  ['| A | $1,000 |\n| B | |', 'line 9, ... an empty cell in the last column ...'],
])('a ledger with the rows %j is refused', (rows, message) => expectRefused(ledger(rows), message))
