import { dollars } from './money.ts'

type Outcome = {
  taxDueWithStrategy?: number | undefined
  taxRefundWithStrategy?: number | undefined
}
type Bill = { taxDueWithoutStrategy: number; totalTaxSavings: number }

/** An amount as it stands in a table; a missing one is said, never left blank (spec section 3). */
export function amountText(amount: number | undefined): string {
  return amount === undefined ? 'N/A' : dollars(amount)
}

/** The result column: a refund, followed by the word, wins over tax due (decision 70). */
export function resultText(outcome: Outcome): string {
  const { taxDueWithStrategy: due, taxRefundWithStrategy: refund } = outcome
  return refund ? `${dollars(refund)} Refund` : amountText(due)
}

/** The same as a number to sort and to draw: a refund is negative tax due. */
export function resultAmount(outcome: Outcome): number | undefined {
  const { taxDueWithStrategy: due, taxRefundWithStrategy: refund } = outcome
  return refund ? -refund : due
}

/** The part of the bill that is no longer paid, 0 to 1; a refund on top does not make it more. */
export function shareRemoved({ taxDueWithoutStrategy, totalTaxSavings }: Bill): number {
  return taxDueWithoutStrategy > 0 ? Math.min(1, totalTaxSavings / taxDueWithoutStrategy) : 0
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
