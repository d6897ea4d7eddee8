// A client's tax bill as an axis, and the share of it that a plan removed as a spindle on it.
import type { Inks } from './inks.ts'
import { spindle } from './lathe.ts'
import { path, plate } from './svg.ts'

export type TaxBill = {
  readonly taxDueWithoutStrategy: number
  readonly taxRefundWithStrategy?: number | undefined
  readonly totalTaxSavings: number
}

const length = 4000
const height = 700

/** The part of the bill (and of a refund won on top of it) that is no longer paid, 0 to 1. */
export function shareRemoved(bill: TaxBill): number {
  const whole = bill.taxDueWithoutStrategy + (bill.taxRefundWithStrategy ?? 0)
  return whole > 0 ? Math.min(1, Math.max(0, bill.totalTaxSavings / whole)) : 0
}

export function spindlePlate(inks: Inks, share: number): string {
  const start = Math.round((length * (1 - share)) / 2)
  const middle = height / 2
  const axis = start > 0 ? `M0 ${middle}H${start}M${length - start} ${middle}H${length}` : ''
  const weave = share > 0 ? spindle(share, { length, height }) : ''
  return plate(inks, {
    viewBox: [0, 0, length, height],
    size: [400, 70],
    paint: 'line',
    stretch: true,
    body: path(axis, 8) + path(weave, 7, 'metal'),
  })
}
