import { expect, test } from 'vitest'
import { byName, fileName, fill, pageTitle, phoneHref, readingMinutes } from './text.ts'

test('places are filled by name, as often as they stand', () => {
  expect(fill('[a] and [b], then [a]', { a: '1', b: '2' })).toBe('1 and 2, then 1')
})

test('an unknown place stays visible, and dollar signs in a value are only dollar signs', () => {
  expect(fill('[fee] of [what]', { fee: '$& $1' })).toBe('$& $1 of [what]')
})

test('the firm is named after the title where both fit into 60 characters', () => {
  expect(pageTitle('Pricing', 'Fairshare Tax Advisory')).toBe('Pricing · Fairshare Tax Advisory')
})

test('a long firm name is dropped, never cut', () => {
  const firm = 'Montgomery, Featherstonehaugh & Partners'
  expect(pageTitle('Prices for planning and preparation', firm)).toBe(
    'Prices for planning and preparation',
  )
})

test('a title that names the firm already is left alone', () => {
  expect(pageTitle('About Fairshare', 'Fairshare')).toBe('About Fairshare')
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
  [0, 1],
  [230, 1],
  [231, 2],
  [1400, 7],
])('%d words take %d minutes', (words, minutes) => expect(readingMinutes(words)).toBe(minutes))

test('the folder, which may be another firm’s, and the ending do not count', () => {
  expect(
    byName({ '../../other-firm/images/a.b.svg': 1, '/drawings/plates/fee-elite.svg': 2 }),
  ).toEqual({
    'a.b': 1,
    'fee-elite': 2,
  })
})
