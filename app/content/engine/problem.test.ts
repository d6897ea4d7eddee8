import { expect, test } from 'vitest'
import { closestMatch, inWords, joinList, kindInWords } from './english.ts'
import { fieldInWords, formatProblems, yamlExample } from './problem.ts'

test('problems are numbered, sorted by file and line, and aligned', () => {
  const text = formatProblems({
    problems: [
      { file: 'pages/home.yaml', line: 2, found: '"x"', expected: 'y' },
      {
        file: 'firm.yaml',
        line: 12,
        field: 'phone',
        found: '"615-5550142"',
        expected: 'a phone number',
        example: 'a:\n  b: c',
        hint: 'Try again.',
      },
      { file: 'firm.yaml', line: 3, field: 'opens', found: 'nothing', expected: 'z' },
    ],
  })
  expect(text.split('\n')).toEqual([
    '3 problems in content/ to fix before the site can be built.',
    '',
    '1. content/firm.yaml, line 3, field "opens"',
    '   Found:    nothing',
    '   Expected: z',
    '',
    '2. content/firm.yaml, line 12, field "phone"',
    '   Found:    "615-5550142"',
    '   Expected: a phone number',
    '   Example:  a:',
    '               b: c',
    '   Hint:     Try again.',
    '',
    '3. content/pages/home.yaml, line 2',
    '   Found:    "x"',
    '   Expected: y',
  ])
})

test('one problem is in the singular, with its folder', () => {
  const text = formatProblems(
    { problems: [{ file: 'a.yaml', found: 'b', expected: 'c' }] },
    'clients/smith',
  )
  expect(text).toMatch(/^1 problem in clients\/smith\//)
  expect(text).toContain('1. clients/smith/a.yaml\n')
})

test('names that could not be checked are announced', () => {
  const problems = [{ file: 'a.yaml', found: 'b', expected: 'c' }]
  expect(formatProblems({ problems, namesChecked: false })).toContain('{ }')
  expect(formatProblems({ problems, namesChecked: true })).not.toContain('{ }')
})

test.each([
  [undefined, 'nothing'],
  [null, 'nothing'],
  ['', 'an empty value'],
  ['abc', '"abc"'],
  [' a ', '" a "'],
  [7, 'the number 7'],
  [[], 'an empty list'],
  [[1], 'a list of 1 item'],
  [{}, 'an empty group'],
  [{ a: 1, b: 2 }, 'a group with the fields a and b'],
])('%j in words is %s', (value, words) => {
  expect(inWords(value)).toBe(words)
})

test('the kind of a text is named where asked, and long texts are shortened', () => {
  expect(kindInWords('abc')).toBe('the text "abc"')
  expect(kindInWords(7)).toBe('the number 7')
  expect(inWords('x'.repeat(500))).toHaveLength(82)
  expect(inWords('🏛'.repeat(500))).toMatch(/^"(🏛){77}\.\.\."$/u)
})

test('fields, lists and examples read as people write them', () => {
  expect(fieldInWords(['hours', 1, 'opens'])).toBe('hours, item 2, opens')
  expect(joinList(['a', 'b', 'c'], 'or')).toBe('a, b or c')
  expect(joinList(['a', 'b', 'c'], 'and', 2)).toBe('a, b (and 1 more)')
  expect(yamlExample(['a', 'phone'], '(615) 555-0142')).toBe('phone: (615) 555-0142')
  expect(yamlExample(['zip'], '037')).toBe('zip: "037"')
  expect(yamlExample(['days', 0], 'Monday')).toBe('- Monday')
})

test('a mistyped word finds the one meant, another word does not', () => {
  const known = ['phone', 'email', 'services/planning']
  expect(closestMatch('pohne', known)).toBe('phone')
  expect(closestMatch('E-Mail', known)).toBe('email')
  expect(closestMatch('service/planing', known)).toBe('services/planning')
  expect(closestMatch('address', known)).toBeUndefined()
  expect(closestMatch('x', [])).toBeUndefined()
})
