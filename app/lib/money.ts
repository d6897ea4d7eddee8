const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** Whole US dollars, no decimals (spec section 9): 1098 is "$1,098". */
export function dollars(amount: number): string {
  return format.format(amount)
}

/** Short form for ranges: 120000 is "$120K", 15000000 is "$15M". */
export function shortDollars(amount: number): string {
  if (amount >= 1_000_000) return `$${amount / 1_000_000}M`
  if (amount >= 1_000) return `$${amount / 1_000}K`
  return `$${amount}`
}
