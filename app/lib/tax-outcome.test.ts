import { expect, test } from 'vitest'
import { shareRemoved as drawnShare } from '#art/bands.ts'
import { amountText, mean, resultAmount, resultText, shareRemoved } from './tax-outcome.ts'

test('a missing amount is N/A and zero is an amount', () => {
  expect(amountText(undefined)).toBe('N/A')
  expect(amountText(0)).toBe('$0')
})

test.each([
  [{ taxRefundWithStrategy: 14_600 }, '$14,600 Refund', -14_600],
  [{ taxRefundWithStrategy: 14_600, taxDueWithStrategy: 0 }, '$14,600 Refund', -14_600],
  [{ taxRefundWithStrategy: 0, taxDueWithStrategy: 17_930 }, '$17,930', 17_930],
  [{ taxDueWithStrategy: 0 }, '$0', 0],
  [{}, 'N/A', undefined],
])('the result %o is shown as %s', (outcome, text, amount) => {
  expect(resultText(outcome)).toBe(text)
  expect(resultAmount(outcome)).toBe(amount)
})

test.each([
  { taxDueWithoutStrategy: 31_480, totalTaxSavings: 13_550 },
  { taxDueWithoutStrategy: 9_800, taxRefundWithStrategy: 14_600, totalTaxSavings: 24_400 },
  { taxDueWithoutStrategy: 0, totalTaxSavings: 0 },
])('the share that is printed is the share that is drawn: %o', (bill) => {
  expect(shareRemoved(bill)).toBeCloseTo(drawnShare(bill), 12)
})

test('the mean is the sum over the number of values', () => {
  expect(mean([1, 2, 6])).toBe(3)
})
