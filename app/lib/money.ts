// Plain code, not Intl: making a currency format takes a phone's processor 50 ms, before anything of
// the page can answer.

/** Whole US dollars, no decimals: 1098 is "$1,098". */
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

const multipliers: Record<string, number> = { K: 1_000, M: 1_000_000, B: 1_000_000_000 }

/** The dollar amounts of a printed price or claim: "$2,500 to $9,400+" is [2500, 9400],
    "$150K-$300K+" is [150000, 300000], "$4,650-6,450+" is [4650, 6450]. */
export function amountsIn(text: string): number[] {
  return Array.from(
    text.matchAll(/(\d[\d,]*(?:\.\d+)?)([KMB])?/g),
    ([, digits = '', unit = '']) => Number(digits.replaceAll(',', '')) * (multipliers[unit] ?? 1),
  )
}

/** A printed price in numbers; a single amount is both its least and its most. */
export type Amount = { min: number; max: number; plus: boolean }

/** Twelve months and onboarding, both ends of a range, the plus sign kept. */
export function firstYearCost(month: Amount, onboarding: Amount): Amount {
  return {
    min: 12 * month.min + onboarding.min,
    max: 12 * month.max + onboarding.max,
    plus: month.plus || onboarding.plus,
  }
}

/** As the price lists print it: "$42,200+", "$4,650-6,450+". */
export function amountText({ min, max, plus }: Amount): string {
  const range = min === max ? dollars(min) : `${dollars(min)}-${dollars(max).slice(1)}`
  return plus ? `${range}+` : range
}

/** From the lowest to the highest price of a list: "$2,500 to $9,400+". */
export function priceRange(amounts: readonly Amount[]): string {
  const lowest = Math.min(...amounts.map(({ min }) => min))
  const top = amounts.reduce((best, amount) => (amount.max > best.max ? amount : best))
  return `${dollars(lowest)} to ${dollars(top.max)}${top.plus ? '+' : ''}`
}

/** The numbers of a price; "Varies" has none, and no package is priced so. */
export function amountOf(price: {
  text: string
  min: number | null
  max: number | null
  plus: boolean
}): Amount {
  const { text, min, max, plus } = price
  if (min === null || max === null) throw new Error(`"${text}" is not an amount.`)
  return { min, max, plus }
}

/** A figure of the claims register, in the parts a counter needs. */
export type Figure = {
  value: number
  prefix?: string | undefined
  suffix?: string | undefined
  decimals?: number | undefined
}

/** A figure that may run up to a second one: "$150K-$300K+". */
export function rangeText(figure: Figure & { upTo?: Figure | undefined }): string {
  return figure.upTo ? `${figureText(figure)}-${figureText(figure.upTo)}` : figureText(figure)
}

/** The figure as it is printed: { prefix: '$', value: 78, suffix: 'M+' } is "$78M+". */
function figureText({ value, prefix = '', suffix = '', decimals = 0 }: Figure): string {
  return `${prefix}${value.toFixed(decimals)}${suffix}`
}

/** Savings the year-one plan must identify for a fee. */
export function guaranteedMinimum(fee: number, multiple: number): number {
  return fee * multiple
}

/** What is paid back when a plan identifies less: the difference, never more than the fee. */
export function refund(fee: number, multiple: number, identified: number): number {
  const missing = guaranteedMinimum(fee, multiple) - identified
  return Math.min(fee, Math.max(0, missing))
}
