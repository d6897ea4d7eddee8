const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** Whole US dollars, no decimals (spec section 9): 1098 is "$1,098". */
export function dollars(amount: number): string {
  return format.format(amount)
}

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0, // WebKit would write $120.00K
  maximumFractionDigits: 2,
})

/** For ranges, where zeros would hide the figure: 120000 is "$120K", 15000000 is "$15M". */
export function shortDollars(amount: number): string {
  return short.format(amount)
}
