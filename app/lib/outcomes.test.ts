import { expect, test } from 'vitest'
import { words as site } from '#test/site-words.ts'
import { amountText, resultAmount, resultText, shareSaved } from './outcomes.ts'

const words = site.outcomeTable

test('a missing amount is N/A and zero is an amount', () => {
  expect(amountText(undefined, words).plain).toBe('N/A')
  expect(amountText(0, words).plain).toBe('$0')
})

test.each([
  [{ taxRefundWithStrategy: 14_600 }, '$14,600 Refund', -14_600],
  [{ taxRefundWithStrategy: 14_600, taxDueWithStrategy: 0 }, '$14,600 Refund', -14_600],
  [{ taxRefundWithStrategy: 0, taxDueWithStrategy: 17_930 }, '$17,930', 17_930],
  [{ taxDueWithStrategy: 0 }, '$0', 0],
  [{}, 'N/A', undefined],
])('the result %o is shown as %s', (outcome, text, amount) => {
  expect(resultText(outcome, words).plain).toBe(text)
  expect(resultAmount(outcome)).toBe(amount)
})

test.each([
  [60_200, undefined, 28_750, 0.4776],
  [60_200, 115_000, 28_750, 0.25],
  [9800, undefined, 24_400, 1],
  [0, undefined, 0, 0],
  [10, undefined, -5, 0],
])('of %d due and a tax of %s, savings of %d are the share %d', (due, federalTax, saved, share) => {
  const bill = { taxDueWithoutStrategy: due, federalTax, totalTaxSavings: saved }
  expect(shareSaved(bill)).toBeCloseTo(share, 4)
})
