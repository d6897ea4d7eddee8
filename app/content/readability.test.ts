import { describe, expect, test } from 'vitest'
import { gradeOf, sentencesIn, syllablesIn } from './readability.ts'

const wordsOf = (text: string) => sentencesIn(text).map(({ words }) => words.join(' '))

test.each([
  ['We plan. You pay less? Good!', ['We plan', 'You pay less', 'Good']],
  ['In the U.S. Treasury, see Reg. 1.469-9(g) first. Then call.', 2],
  ['We serve Washington, D.C. and open at 11 a.m. Monday. Call No. 5.', 2],
  ['We work across the U.S. You call once.', 2],
  ['No. We prepare it.', ['No', 'We prepare it']],
  ['It costs $3,350.50 a month, or 0.5% of {claim.x}. Ask on Form 1040.', 2],
  ['You file Schedule C. Your partner files a K-1.', 2],
  ['See [our prices.](/pricing#a.b) They are **fixed.** Call [{phone}]({phoneHref}).', 3],
  ['"You owe it." But we checked, e.g. twice.', 2],
  ['Rev. Proc. 2013-30 v. Inc. rules apply.', 1],
  ['{?portalUrl}You upload it.{!portalUrl}You send it.{/} We read it.', 3],
])('%s', (text, expected) => {
  const found = wordsOf(text)
  expect(typeof expected === 'number' ? found.length : found).toEqual(expected)
})

test('headings, list items, table cells and notes are read by themselves, at their lines', () => {
  const text = `## What we do

- **Books.** We keep them.
{?wisp} - a plan
in two lines

| Line | {tax.rate} |
[^note]: IRC § 179.`
  expect(sentencesIn(text).map(({ text, line, isComplete }) => [line, text, isComplete])).toEqual([
    [1, 'What we do', false],
    [3, 'Books.', true],
    [3, 'We keep them.', true],
    [4, 'a plan in two lines', false],
    [7, 'Line', false],
    [7, '0', false],
    [8, 'IRC § 179.', true],
  ])
})

test.each([
  ['depreciation', 5],
  ['business', 2],
  ['negotiate', 4],
  ['losses', 2],
  ['good-faith', 2],
  ["you'll", 1],
  ['quarterly', 3],
  ['estate', 2],
  ['1099-NEC', 1],
  ['$3,350', 1],
  ['§1031', 1],
])('%s has %d syllables', (word, count) => {
  expect(syllablesIn(word, 1)).toBe(count)
})

test('a name inside a sentence is one short word, the first word is not', () => {
  expect([syllablesIn('Tennessee', 3), syllablesIn('Depending', 0)]).toEqual([1, 3])
})

describe('the grade', () => {
  test.each([
    // Words a sentence, syllables a word, by hand.
    ['The cat sat on the mat.', 6, 1],
    ['We plan early. You see every change before we file.', 5, 13 / 10],
    ['Careful depreciation generally lowers income.', 5, 15 / 5],
  ])('%s', (text, words, syllables) => {
    const grade = 0.39 * words + 11.8 * syllables - 15.59
    expect(gradeOf(sentencesIn(text))).toBeCloseTo(grade, 5)
  })

  test('does not depend on names, numbers, facts and citations', () => {
    const plain = gradeOf(sentencesIn('We file it by May in Rome.'))
    expect(gradeOf(sentencesIn('We file it by {tax.individualDue} in Oklahoma.'))).toBe(plain)
    expect(gradeOf([])).toBeUndefined()
  })
})
