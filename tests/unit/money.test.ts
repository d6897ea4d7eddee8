import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollars, firstYear, parsePrice, rangeText } from '../../src/lib/money.ts'

test.each([
  [0, '$0'],
  [1098, '$1,098'],
  [15_000_000, '$15,000,000'],
  [-1200, '-$1,200'],
  [-0.3, '$0'],
  [1e24, '$999,999,999,999,999,983,222,784'],
])('%d dollars are written %s, without decimals', (amount, text) => {
  expect(dollars(amount)).toBe(text)
})

describe('prices', () => {
  test.each([
    ['$4,800+', 4800, 4800, true],
    ['$250-400+', 250, 400, true],
    ['$12,500', 12_500, 12_500, false],
    ['$0', 0, 0, false],
  ])('%s is from %d to %d', (text, min, max, plus) => {
    expect(parsePrice(text)).toEqual({ min, max, plus, text })
  })

  test('what is printed is read as the same value', () => {
    fc.assert(
      fc.property(fc.nat(2e9), fc.nat(2e9), fc.boolean(), (min, more, plus) => {
        const text = `${dollars(min)}-${dollars(min + more).slice(1)}${plus ? '+' : ''}`
        expect(parsePrice(text)).toEqual({ min, max: min + more, plus, text })
      }),
    )
  })

  test.each([
    ['the lowest and the highest', ['$9,400+', '$2,500', '$4,800+'], '$2,500 to $9,400+'],
    ['ranges', ['$250-400+', '$300'], '$250 to $400+'],
    ['the plus of the highest only', ['$100+', '$300'], '$100 to $300'],
    ['the plus of any that is as high', ['$100', '$300', '$300+'], '$100 to $300+'],
  ])('of a list have a range of %s', (_, prices, text) => {
    expect(rangeText(prices.map(parsePrice))).toBe(text)
  })

  test.each([
    ['$3,350+', '$2,000', '$42,200+'],
    ['$250-400+', '$1,650', '$4,650-6,450+'],
    ['$100', '$50+', '$1,250+'],
    ['$100', '$0', '$1,200'],
  ])('twelve months of %s and onboarding of %s are %s', (month, onboarding, year) => {
    expect(firstYear(parsePrice(month), parsePrice(onboarding))).toBe(year)
  })
})
