/** Savings the year-one plan must identify for a fee (spec section 9). */
export function guaranteedMinimum(fee: number, multiple: number): number {
  return fee * multiple
}

/** What is paid back when a plan identifies less: the difference, never more than the fee
    (decision 3). */
export function refund(fee: number, multiple: number, identified: number): number {
  const missing = guaranteedMinimum(fee, multiple) - identified
  return Math.min(fee, Math.max(0, missing))
}
