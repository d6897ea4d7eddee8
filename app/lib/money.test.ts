import { expect, test } from 'vitest'
import {
  amountsIn,
  amountText,
  dollars,
  firstYearCost,
  guaranteedMinimum,
  rangeText,
  refund,
  shortDollars,
} from './money.ts'

test.each([
  [0, '$0'],
  [10, '$10'],
  [1098, '$1,098'],
  [15_000_000, '$15,000,000'],
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
  ['$2,500 to $9,400+', [2500, 9400]],
  ['$42,200+', [42_200]],
  ['$4,650-6,450+', [4650, 6450]],
  ['$150K-$300K+', [150_000, 300_000]],
  ['$73.6B', [73_600_000_000]],
  ['Varies', []],
])('%s holds %o', (text, amounts) => {
  expect(amountsIn(text)).toEqual(amounts)
})

const flat = (amount: number, plus = false) => ({ min: amount, max: amount, plus })

test('the first year is twelve months and onboarding, with the plus sign of the monthly fee', () => {
  expect(amountText(firstYearCost(flat(3350, true), flat(2000)))).toBe('$42,200+')
})

test('a range of monthly fees gives a range of first years', () => {
  const month = { min: 250, max: 400, plus: true }
  expect(amountText(firstYearCost(month, flat(1650)))).toBe('$4,650-6,450+')
})

test('a fee without a plus sign has a first year without one', () => {
  expect(amountText(firstYearCost(flat(100), flat(0)))).toBe('$1,200')
})

test.each([
  [{ prefix: '$', value: 78, suffix: 'M+' }, '$78M+'],
  [{ value: 5 }, '5'],
  [{ value: 2000, suffix: '+' }, '2000+'],
  [{ prefix: '$', value: 73.6, decimals: 1, suffix: 'B' }, '$73.6B'],
  [
    { prefix: '$', value: 150, suffix: 'K', upTo: { prefix: '$', value: 300, suffix: 'K+' } },
    '$150K-$300K+',
  ],
])('%o is printed %s', (figure, text) => {
  expect(rangeText(figure)).toBe(text)
})

test.each([
  [2500, 5000],
  [4800, 9600],
  [9400, 18_800],
])('a fee of %d must bring %d of identified savings at 2X', (fee, minimum) => {
  expect(guaranteedMinimum(fee, 2)).toBe(minimum)
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
