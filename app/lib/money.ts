const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** Whole US dollars, no decimals (spec section 9): 1098 is "$1,098". */
export function dollars(amount: number): string {
  return format.format(amount)
}
