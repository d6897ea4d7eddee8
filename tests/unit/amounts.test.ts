import { expect, test } from 'vitest'
import { amountText, likelyAmount, parseAmount, parseDigits } from '../../src/lib/amounts.ts'

test.each([
  ['60k', '60,000'],
  ['60 K', '60,000'],
  ['1.2M', '1,200,000'],
  ['1.255m', '1,255,000'],
  ['$60,000', '60,000'],
  [' $ 60000 ', '60,000'],
  ['60 000', '60,000'],
  ['1,234,567', '1,234,567'],
  ['60,000.50', '60,000.50'],
  ['.5m', '500,000'],
  ['60.', '60'],
  ['0', '0'],
])('reads %s as %s', (typed, shown) => {
  const amount = parseAmount(typed)
  expect(amountText(amount ?? Number.NaN)).toBe(shown)
  expect(parseAmount(shown)).toBe(amount)
})

test.each('|.|abc|-3|1e9|1.2.3|60.000|6,00|60,0000|60 0000|60,000 000|60kk|$|k|(5)|12345678901234'.split('|'))(
  'rejects "%s"',
  (typed) => expect(parseAmount(typed)).toBeUndefined(),
)

test('ignores commas, and rejects more than one period', () => {
  expect(['80,000', '1,2.', '1.2.3', '.', ''].map(parseDigits)).toEqual([80_000, 12, undefined, undefined, undefined])
})

test.each([
  ['85k', 85_000],
  ['$1.2 M', 1_200_000],
  ['85', 85_000],
  ['999', 999_000],
  ['1,000', undefined],
  ['85,000', undefined],
  ['0', undefined],
  ['k', undefined],
  ['', undefined],
])('suggests that %s means %d', (typed, meant) => expect(likelyAmount(typed)).toBe(meant))
