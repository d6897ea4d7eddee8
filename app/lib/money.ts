// Plain code, not Intl: making a currency format takes a phone's processor 50 ms, before anything of
// the page can answer.

/** Whole US dollars, no decimals (spec section 9): 1098 is "$1,098". */
export function dollars(amount: number): string {
  const digits = String(Math.round(Math.abs(amount)))
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 ? '-' : ''}$${grouped}`
}

const units = [
  { size: 1e9, letter: 'B' },
  { size: 1e6, letter: 'M' },
  { size: 1e3, letter: 'K' },
]

/** For ranges, where zeros would hide the figure: 120000 is "$120K", 15000000 is "$15M". */
export function shortDollars(amount: number): string {
  for (const { size, letter } of units) {
    const count = Number((amount / size).toFixed(2))
    if (count >= 1) return `$${count}${letter}`
  }
  return dollars(amount)
}
