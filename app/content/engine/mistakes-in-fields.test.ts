import { expect, test } from 'vitest'
import { onlyProblem } from './test-folder.ts'

const firm = 'name: Fairshare\nphone: (615) 555-0142\n'

type Mistake = {
  mistake: string
  /** Added below the two sound lines of firm.yaml, so it begins on line 3. */
  typed: string
  line: number
  field: string
  found: RegExp
  expected: RegExp
  hint?: RegExp
  example?: string
}

const mistakes: Mistake[] = [
  {
    mistake: 'a mistyped field name',
    typed: 'emial: info@example.com',
    ...{ line: 3, field: 'emial', found: /"emial"/, expected: /name, phone, email/ },
    hint: /Did you mean "email"\?/,
  },
  {
    mistake: 'no space after a colon, with another colon behind it',
    typed: 'zip:"a: b"',
    ...{ line: 3, field: 'zip:"a', found: /zip/, expected: /name, phone/, hint: /space after/ },
  },
  {
    mistake: 'an e-mail address without @',
    typed: 'email: info(at)example.com',
    ...{ line: 3, field: 'email', found: /^"info\(at\)example\.com"$/, expected: /e-mail/ },
    example: 'email: info@example.com',
  },
  {
    mistake: 'a number where a text is meant, losing its zero',
    typed: 'zip: 07820',
    ...{ line: 3, field: 'zip', found: /the number 7820 \(typed as 07820\)/, expected: /text/ },
    hint: /quotation marks.*"07820"/,
  },
  {
    mistake: 'scientific notation by accident',
    typed: 'zip: 1e3',
    ...{ line: 3, field: 'zip', found: /the number 1000 \(typed as 1e3\)/, expected: /text/ },
    hint: /"1e3"/,
  },
  {
    mistake: 'a field left empty',
    typed: 'zip:',
    ...{ line: 3, field: 'zip', found: /^nothing$/, expected: /text/, hint: /delete/ },
  },
  {
    mistake: 'the word null',
    typed: 'zip: ~',
    ...{ line: 3, field: 'zip', found: /~, which means "nothing"/, expected: /text/ },
    hint: /"~"/,
  },
  {
    mistake: 'http instead of https',
    typed: 'site: http://example.com',
    ...{ line: 3, field: 'site', found: /"http:/, expected: /https:\/\// },
  },
  {
    mistake: 'yes for true',
    typed: 'licensed: yes',
    ...{ line: 3, field: 'licensed', found: /the text "yes"/, expected: /true or false/ },
    hint: /Write true/,
  },
  {
    mistake: 'an amount with dollar sign and comma',
    typed: 'fee: $4,800',
    ...{ line: 3, field: 'fee', found: /the text "\$4,800"/, expected: /digits/, hint: /4800/ },
  },
  {
    mistake: 'a negative amount',
    typed: 'fee: -5',
    ...{ line: 3, field: 'fee', found: /the number -5/, expected: /at least 0/ },
  },
  {
    mistake: 'cents',
    typed: 'fee: 48.50',
    ...{ line: 3, field: 'fee', found: /the number 48.5/, expected: /whole dollars/ },
  },
  {
    mistake: 'a number beyond its limit',
    typed: 'staff: 51',
    ...{ line: 3, field: 'staff', found: /the number 51/, expected: /at most 50/ },
  },
  {
    mistake: 'a day that does not exist',
    typed: 'opened: 2026-02-30',
    ...{ line: 3, field: 'opened', found: /"2026-02-30"/, expected: /date that exists/ },
    example: 'opened: 2026-11-15',
  },
  {
    mistake: 'an American date',
    typed: 'opened: 11/15/2026',
    ...{ line: 3, field: 'opened', found: /"11\/15\/2026"/, expected: /year-month-day/ },
  },
  {
    mistake: 'a month 13',
    typed: 'since: 2026-13',
    ...{ line: 3, field: 'since', found: /"2026-13"/, expected: /month/ },
  },
  {
    mistake: 'a picture in other letters',
    typed: 'portrait: Portrait.webp',
    ...{ line: 3, field: 'portrait', found: /"Portrait.webp"/, expected: /images/ },
    hint: /portrait\.webp/,
  },
  {
    mistake: 'a word that is not on the list, in the second item',
    typed: 'hours:\n  - day: Monday\n    opens: 9:00\n  - day: Thursday\n    opens: 9:00',
    ...{ line: 6, field: 'hours, item 2, day', found: /"Thursday"/ },
    expected: /Monday, Tuesday or Friday/,
  },
  {
    mistake: 'a field missing in the second item',
    typed: 'hours:\n  - day: Monday\n    opens: 9:00\n  - day: Tuesday',
    ...{ line: 6, field: 'hours, item 2, opens', found: /missing/, expected: /text/ },
    example: 'opens: 9:00',
  },
  {
    mistake: 'a single item without its dash',
    typed: 'hours: Monday',
    ...{ line: 3, field: 'hours', found: /the text "Monday"/, expected: /list/, hint: /dash/ },
    example: 'hours:\n  - day: Monday\n    opens: 9:00',
  },
  {
    mistake: 'too many items',
    typed: `hours:\n${'  - { day: Monday, opens: 9:00 }\n'.repeat(3)}`,
    ...{ line: 3, field: 'hours', found: /a list of 3 items/, expected: /at most 2 items/ },
  },
  {
    mistake: 'a name with capitals in a price list',
    typed: 'prices:\n  Tax Planning: $400',
    ...{
      line: 4,
      field: 'prices, Tax Planning',
      found: /"Tax Planning"/,
      expected: /small letters/,
    },
  },
  {
    mistake: 'a price with a point for a comma',
    typed: 'prices:\n  elite: $4.800',
    ...{ line: 4, field: 'prices, elite', found: /"\$4\.800"/, expected: /amount/, hint: /Varies/ },
  },
  {
    mistake: 'the wrong address in one of two possible forms',
    typed: 'contact:\n  label: Write\n  to: example.com',
    ...{ line: 5, field: 'contact, to', found: /"example\.com"/, expected: /https/ },
  },
  {
    mistake: 'neither of two possible forms',
    typed: 'contact: 7',
    ...{
      line: 3,
      field: 'contact',
      found: /the number 7/,
      expected: /text on one line or a group/,
    },
  },
  {
    mistake: 'a fact without quotation marks',
    typed: 'zip: {phone}',
    ...{ line: 3, field: 'zip', found: /^\{phone\}/, expected: /text/, hint: /"\{phone\}"/ },
  },
]

test.each(mistakes)('$mistake is told with its place and its cure', (row) => {
  const problem = onlyProblem({ 'firm.yaml': `${firm}${row.typed}\n` })
  expect(problem).toMatchObject({ file: 'firm.yaml', line: row.line, field: row.field })
  expect(problem.found).toMatch(row.found)
  expect(problem.expected).toMatch(row.expected)
  expect(problem.hint ?? '').toMatch(row.hint ?? /^/)
  if (row.example) expect(problem.example).toBe(row.example)
})

test('a field that is missing at the top is told with an example', () => {
  expect(onlyProblem({ 'firm.yaml': 'name: Fairshare\n' })).toMatchObject({
    ...{ file: 'firm.yaml', line: 1, field: 'phone' },
    found: expect.stringContaining('missing'),
    expected: expect.stringContaining('phone number'),
    example: 'phone: (615) 555-0142',
  })
})

test('a mistyped needed field is one problem, not also a missing field', () => {
  const problem = onlyProblem({ 'firm.yaml': 'name: Fairshare\npohne: (615) 555-0142\n' })
  expect(problem).toMatchObject({ line: 2, field: 'pohne', hint: 'Did you mean "phone"?' })
})
