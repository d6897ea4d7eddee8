import { expect, test } from 'vitest'
import { testFirm } from '#test/firm-content.ts'
import { amountText, resultAmount, resultText, shareRemoved } from './outcomes.ts'

const words = testFirm.interface.outcomeTable

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
  [60_200, 28_750, 0.4776],
  [9800, 24_400, 1],
  [0, 0, 0],
  [10, -5, 0],
])('of a bill of %d, savings of %d remove the share %d', (due, savings, share) => {
  const bill = { taxDueWithoutStrategy: due, totalTaxSavings: savings }
  expect(shareRemoved(bill)).toBeCloseTo(share, 4)
})
