import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { words as site } from '#test/site-words.ts'
import {
  type Amount,
  dollars,
  figureDollars,
  firstYearCost,
  formatCost,
  formatPrice,
  formatRange,
  guaranteedMinimum,
  parseDigits,
  parsePrice,
  rangeOf,
  rangeText,
  refund,
  shortDollars,
} from './money.ts'

const words = site.prices

test.each([
  [0, '$0'],
  [10, '$10'],
  [1098, '$1,098'],
  [15_000_000, '$15,000,000'],
  [-1200, '-$1,200'],
  [-0.3, '$0'],
  [1e24, '$999,999,999,999,999,983,222,784'],
])('%d dollars are written %s, without decimals', (amount, text) => {
  expect(dollars(amount)).toBe(text)
})

test.each([
  [120_000, '$120K'],
  [500_000, '$500K'],
  [2_000_000, '$2M'],
  [2_250_000, '$2.25M'],
  [15_000_000, '$15M'],
  [950, '$950'],
])('%d dollars in short are %s', (amount, text) => {
  expect(shortDollars(amount)).toBe(text)
})

test.each([
  ['1234', 1234],
  ['1,234,567', 1_234_567],
  ['1,234.50', 1234.5],
  ['.5', 0.5],
  ['two', Number.NaN],
])('the digits %s are %d', (text, number) => {
  expect(parseDigits(text)).toBe(number)
})

const flat = (amount: number, plus = false) => ({ min: amount, max: amount, plus })

describe('prices', () => {
  test.each([
    [undefined, '$75'],
    ['hr', '$75/hr'],
    ['mo', '$75/mo'],
    ['each', '$75 each'],
    ['total', '$75 instead'],
  ] as const)('an additional cost per %s is printed %s', (per, printed) => {
    expect(formatCost({ price: flat(75), per }, words).plain).toBe(printed)
  })

  test.each([
    ['$4,800+', flat(4800, true), '$4,800+'],
    ['$250-400+', { min: 250, max: 400, plus: true }, '$250-400+'],
    ['$250–$400', { min: 250, max: 400, plus: false }, '$250-400'],
    ['$12500', flat(12_500), '$12,500'],
    ['$0', flat(0), '$0'],
    ['Varies', 'Varies', 'Varies'],
  ] as const)('%s is a value and is printed %s', (text, price, printed) => {
    expect(parsePrice(text)).toEqual(price)
    expect(formatCost({ price }, words).plain).toBe(printed)
  })

  test.each(['4800', '$4.800', '$48,00', '$1,2345', '$400-250', '$', 'varies', ' $5', '$5 +', ''])(
    '%j is none',
    (text) => expect(parsePrice(text)).toBeUndefined(),
  )

  test('are printed so that they are read as the same value, and read so that they are printed the same', () => {
    const amount = fc
      .record({ ends: fc.tuple(fc.nat(2e9), fc.nat(2e9)), plus: fc.boolean() })
      .map(({ ends, plus }): Amount => ({ min: Math.min(...ends), max: Math.max(...ends), plus }))
    fc.assert(
      fc.property(
        fc.oneof(
          amount,
          amount.map(({ min, plus }) => flat(min, plus)),
        ),
        (price) => {
          const text = formatPrice(price)
          expect(parsePrice(text)).toEqual(price)
          expect(formatCost({ price: parsePrice(text) ?? 'Varies' }, words).plain).toBe(text)
        },
      ),
    )
  })

  test.each([
    [
      'the lowest and the highest',
      [flat(9400, true), flat(2500), flat(4800, true)],
      '$2,500 to $9,400+',
    ],
    ['ranges', [{ min: 250, max: 400, plus: true }, flat(300)], '$250 to $400+'],
    ['the plus of the highest only', [flat(100, true), flat(300)], '$100 to $300'],
    ['the plus of any that is as high', [flat(100), flat(300), flat(300, true)], '$100 to $300+'],
  ])('of a list have a range of %s', (_, amounts, text) => {
    expect(formatRange(rangeOf(amounts), words).plain).toBe(text)
  })
})

test.each([
  [flat(3350, true), flat(2000), '$42,200+'],
  [{ min: 250, max: 400, plus: true }, flat(1650), '$4,650-6,450+'],
  [flat(100), flat(0), '$1,200'],
])('twelve months of %o and onboarding of %o are %s', (month, onboarding, year) => {
  expect(formatPrice(firstYearCost(month, onboarding))).toBe(year)
})

test.each([
  [{ prefix: '$', value: 78, suffix: 'M+' }, '$78M+'],
  [{ value: 5 }, '5'],
  [{ value: 4.6 }, '4.6'],
  [{ value: 4.96, decimals: 1 }, '4.96'],
  [{ value: 5, decimals: 1 }, '5.0'],
  [{ value: 2000, suffix: '+' }, '2000+'],
  [{ prefix: '$', value: 73.6, decimals: 1, suffix: 'B' }, '$73.6B'],
  [
    { prefix: '$', value: 150, suffix: 'K', upTo: { prefix: '$', value: 300, suffix: 'K+' } },
    '$150K-$300K+',
  ],
])('%o is printed %s', (figure, text) => {
  expect(rangeText(figure).plain).toBe(text)
})

test.each([
  [{ prefix: '$', value: 150, suffix: 'K+' }, 150_000],
  [{ prefix: '$', value: 73.6, decimals: 1, suffix: 'B' }, 73_600_000_000],
  [{ prefix: '$', value: 4.5, suffix: 'M' }, 4_500_000],
  [{ prefix: '$', value: 950, suffix: '+' }, 950],
  [{ prefix: '$', value: 950 }, 950],
])('%o is %d dollars', (figure, amount) => {
  expect(figureDollars(figure)).toBe(amount)
})

test('a fee of $4,800 must bring $9,600 of identified savings at 2X', () => {
  expect(guaranteedMinimum(4800, 2)).toBe(9600)
})

test.each([
  ['the worked example: the difference', 4800, 7000, 2600],
  ['enough identified: nothing', 4800, 9600, 0],
  ['more than enough: nothing, and never a claim on the client', 4800, 50_000, 0],
  ['nothing identified: the fee, not twice the fee', 4800, 0, 4800],
  ['a dollar short: a dollar', 4800, 9599, 1],
])('%s', (_, fee, identified, paidBack) => {
  expect(refund(fee, 2, identified)).toBe(paidBack)
})
