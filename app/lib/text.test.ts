import { expect, test } from 'vitest'
import { interpolate } from './before-text.ts'
import { from, joined, placed, Text } from './shown.ts'
import {
  capitalize,
  counted,
  endSentence,
  fileName,
  monogram,
  numberInWords,
  pageTitle,
  phoneHref,
  readingMinutes,
  splitAtFormNames,
} from './text.ts'

test('names in braces are filled in, as often as they appear', () => {
  expect(interpolate('{a} and {b}, then {a}', { a: '1', b: '2' })).toBe('1 and 2, then 1')
})

test('an unknown name stays visible, and dollar signs in a value are only dollar signs', () => {
  expect(interpolate('{fee} of {what}', { fee: '$& $1' })).toBe('$& $1 of {what}')
})

test.each([
  ['© {firm}. Founded 2004.', '© Vance, P.C. Founded 2004.'],
  ['Run by [**{firm}**](/about).', 'Run by [**Vance, P.C**](/about).'],
  ['{firm} and others.', 'Vance, P.C. and others.'],
  ['{firm}... and so on', 'Vance, P.C.... and so on'],
  ['({firm}).', '(Vance, P.C.).'],
])('a name that ends in a period ends a sentence with one: %s', (sentence, filled) => {
  expect(interpolate(sentence, { firm: 'Vance, P.C.' })).toBe(filled)
})

test('a value is not searched for names', () => {
  expect(interpolate('{a}', { a: '{b}', b: 'c' })).toBe('{b}')
})

test.each([
  [0, 'zero'],
  [2, 'two'],
  [3, '3'],
])('%d in words is %s', (count, word) => expect(numberInWords(count, 'zero one two')).toBe(word))

test.each([
  ['a bookkeeper', 'A bookkeeper'],
  ['2 CPAs', '2 CPAs'],
  ['', ''],
])('%j at the beginning of a sentence is %j', (text, capital) => {
  expect(capitalize(text)).toBe(capital)
})

test.each([
  ['counted by Vance', 'counted by Vance.'],
  ['counted by Vance, P.C.', 'counted by Vance, P.C.'],
])('%s ends a sentence as %s', (text, sentence) => {
  expect(endSentence(text).plain).toBe(sentence)
})

test('one and several have words of their own', () => {
  const words = { one: new Text('{count} section'), many: new Text('{count} sections') }
  const said = (language: string) => [0, 1, 7].map((count) => counted(count, words, language).plain)
  expect(said('en-US')).toEqual(['0 sections', '1 section', '7 sections'])
  expect(said('fr')).toEqual(['0 section', '1 section', '7 sections'])
})

test('a text keeps the places of its parts with a capital letter and at the end of a sentence', () => {
  const file = placed(
    { role: new Text('a bookkeeper'), city: new Text('Boise') },
    (path) => ({ file: 'team.yaml', path }),
    () => undefined,
  )
  const { segments } = endSentence(capitalize(joined([file.role, file.city], ', ')))
  expect(segments.map(({ text }) => text).join('')).toBe('A bookkeeper, Boise.')
  expect(segments.flatMap(({ origin }) => origin ?? [])).toEqual(
    [from(file, 'role'), from(file, 'city')].flat(),
  )
})

test.each([
  ['is added', 'Pricing', 'Fairshare Tax', 'Pricing | Fairshare Tax'],
  ['is not repeated', 'About Fairshare', 'Fairshare', 'About Fairshare'],
])('the name of the firm %s: %s, %s', (_, title, firm, shown) => {
  expect(pageTitle(new Text(title), new Text(firm)).plain).toBe(shown)
})

test.each([
  ['(615) 555-0142', 'tel:+16155550142'],
  ['(615) 555-0142 ext. 12', 'tel:+16155550142;ext=12'],
])('%s is called by %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})

test.each([
  ['Fairshare', 'fairshare'],
  ['Müller & Sons, LLC', 'muller-sons-llc'],
  ['  A/B..C  ', 'a-b-c'],
  ['税務', 'file'],
])('%s becomes %s', (name, file) => {
  expect(fileName(name)).toBe(file)
})

test.each([
  ['Harlan & Pike CPAs', 'HP'],
  ["O'Brien", 'O'],
  ['quill tax', 'QT'],
])('the letters of %s are %s', (name, letters) => expect(monogram(name)).toBe(letters))

test.each([
  [0, 1],
  [230, 1],
  [231, 2],
  [1400, 7],
])('%d words take %d minutes', (words, minutes) => expect(readingMinutes(words)).toBe(minutes))

test('the names of forms are the second part of a text, the fourth and so on', () => {
  const text = 'Two K-1s, a W-2 and a 1099-NEC by mid-March'
  const parts = splitAtFormNames(text)
  expect(parts.filter((_, index) => index % 2 === 1)).toEqual(['K-1s', 'W-2', '1099-NEC'])
  expect(parts.join('')).toBe(text)
})
