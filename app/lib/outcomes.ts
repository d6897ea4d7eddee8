import type { Origin } from './marks.ts'
import { dollars } from './money.ts'
import { from, shown, type Text } from './shown.ts'

type Words = { none: Text; refund: Text }

type Outcome = {
  taxDueWithStrategy?: number | undefined
  taxRefundWithStrategy?: number | undefined
}
type Bill = { taxDueWithoutStrategy: number; totalTaxSavings: number }

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

/** The part of the bill that is no longer paid, 0 to 1; a refund on top does not make it more. */
export function shareRemoved({ taxDueWithoutStrategy, totalTaxSavings }: Bill): number {
  const share = taxDueWithoutStrategy > 0 ? totalTaxSavings / taxDueWithoutStrategy : 0
  return Math.min(1, Math.max(0, share))
}

/** A part of a purchase as the tax code sees it. Land has no life: it is never written off. */
export type Part = { cost: number; life?: number | undefined; bonus?: boolean | undefined }

/** Straight-line deduction of one full year, the mid-month convention left aside. */
function yearOf(cost: number, life: number | undefined): number {
  return life ? cost / life : 0
}

/** First-year deduction when everything but the land is written off as one building. */
export function asOneBuilding(parts: readonly Part[], buildingLife: number): number {
  const depreciable = parts.filter((part) => part.life).reduce((sum, part) => sum + part.cost, 0)
  return Math.round(yearOf(depreciable, buildingLife))
}

/** First-year deduction of one part: all of it at the 100% bonus rate, else a year of its life. */
export function firstYear({ cost, life, bonus }: Part): number {
  return Math.round(bonus ? cost : yearOf(cost, life))
}

export function inParts(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + firstYear(part), 0)
}
