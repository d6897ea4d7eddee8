import type { Origin } from './marks.ts'
import { dollars } from './money.ts'
import { from, shown, type Text } from './shown.ts'

type Words = { none: Text; refund: Text }

type Outcome = {
  taxDueWithStrategy?: number | undefined
  taxRefundWithStrategy?: number | undefined
}
type Bill = {
  taxDueWithoutStrategy: number
  federalTax?: number | undefined
  totalTaxSavings: number
}

/** An amount as shown in a table; a missing one has a word of its own, never left blank. */
export function amountText(amount: number | undefined, { none }: Words, origin?: Origin): Text {
  return amount === undefined ? none : shown(dollars(amount), origin)
}

/** The result column: a refund, followed by the word, wins over tax due. */
export function resultText(outcome: Outcome, words: Words): Text {
  const { taxDueWithStrategy: due, taxRefundWithStrategy: refund } = outcome
  if (!refund) return amountText(due, words, from(outcome, 'taxDueWithStrategy'))
  const amount = shown(dollars(refund), from(outcome, 'taxRefundWithStrategy'))
  return words.refund.with({ amount })
}

/** The same as a number to sort and to draw: a refund is negative tax due. */
export function resultAmount(outcome: Outcome): number | undefined {
  const { taxDueWithStrategy: due, taxRefundWithStrategy: refund } = outcome
  return refund ? -refund : due
}

/** The part of the year's federal tax that is saved, 0 to 1. Of what is due with the return the share would
    rise with the withholding. */
export function shareSaved(bill: Bill): number {
  const { federalTax = bill.taxDueWithoutStrategy, totalTaxSavings } = bill
  const share = federalTax > 0 ? totalTaxSavings / federalTax : 0
  return Math.min(1, Math.max(0, share))
}
