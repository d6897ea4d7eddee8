import { from, madeFrom, plain, type Shown, say, shown, type Text } from './shown.ts'

// Plain code, not Intl: making a currency format takes a phone's processor 50 ms, before anything of
// the page can answer.

/** Whole US dollars, no decimals: 1098 is "$1,098". */
export function dollars(amount: number): string {
  const whole = Math.round(Math.abs(amount))
  // Above 10 to the 21st, only a BigInt is written in digits.
  const digits = String(Number.isFinite(whole) ? BigInt(whole) : whole)
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 && whole > 0 ? '-' : ''}$${grouped}`
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

/** A price in dollars; a single amount is both its least and its most. */
export type Amount = { min: number; max: number; plus: boolean }
export type Price = Amount | 'Varies'

/** Digits with or without commas between the thousands: "1,234.50" is 1234.5. */
export function parseDigits(digits: string): number {
  return Number(digits.replaceAll(',', ''))
}

const amountForm = /^([-+−–])?(\$)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(%)?$/

/** `$1,200`, `-$1,200`, `($1,200)` or `6.5%` as a number; undefined for anything else. */
export function readDollars(text: string): number | undefined {
  const bare = text.replaceAll(/\s/g, '')
  const [, inBrackets] = /^\((.+)\)$/.exec(bare) ?? []
  const [, sign = '', dollar, digits, cents = '', percent] =
    amountForm.exec(inBrackets ?? bare) ?? []
  if (!digits || (dollar && percent)) return undefined
  const size = parseDigits(`${digits}${cents}`)
  return inBrackets || /[-−–]/.test(sign) ? -size : size
}

/** "$100-300+" as it is typed in a price list; undefined for anything else. */
export function parsePrice(text: string): Price | undefined {
  if (text === 'Varies') return text
  const [, least = '', most = least, plus] =
    /^(\$[\d,]+)(?:[-–]\$?([\d,]+))?(\+)?$/.exec(text) ?? []
  const [min, max] = [readDollars(least), readDollars(most)]
  if (min === undefined || max === undefined || max < min) return undefined
  return { min, max, plus: plus === '+' }
}

/** As the price lists print it: "$42,200+", "$4,650-6,450+". */
export function formatPrice({ min, max, plus }: Amount): string {
  const range = min === max ? dollars(min) : `${dollars(min)}-${dollars(max).slice(1)}`
  return plus ? `${range}+` : range
}

/** The same for a page. */
export function priceShown(price: Amount): Text {
  return shown(formatPrice(price), from(price))
}

/** What an additional cost is charged for. "total": it replaces the price of the package. */
type CostUnit = 'hr' | 'mo' | 'each' | 'total'

type Cost = { price: Price; per?: CostUnit | undefined }
export type PriceWords = Record<'varies' | 'range' | CostUnit, Text>

/** A service or an additional cost as it is printed: "$90", "Varies", "$75/hr", "$3,250+ total". */
export function formatCost(cost: Cost, words: PriceWords): Text {
  const { price, per } = cost
  const text = price === 'Varies' ? words.varies : priceShown(price)
  return per ? words[per].with({ price: text }) : text
}

type Included = {
  outcomes: readonly Text[]
  additionalCosts: readonly { name: Text; price: Price; credit?: boolean | undefined }[]
}

/** What a package includes: a discount among its additional costs is one more thing. */
export function includedIn({ outcomes, additionalCosts }: Included, words: PriceWords): Text[] {
  const credits = additionalCosts.filter(({ credit }) => credit)
  return [...outcomes, ...credits.map((each) => say`${each.name} ${formatCost(each, words)}`)]
}

const nothing: Amount = { min: 0, max: 0, plus: false }

/** So many of a price, where it starts: a range may be more, and what varies is quoted on top. */
export function manyOf(price: Price, count: number): Amount {
  if (price === 'Varies') return { ...nothing, plus: true }
  const { min, max, plus } = price
  return madeFrom({ min: count * min, max: count * min, plus: plus || max > min }, price)
}

/** What they are together; one plus sign is kept. */
export function sumOf(amounts: readonly Amount[]): Amount {
  const min = amounts.reduce((least, amount) => least + amount.min, 0)
  return madeFrom({ min, max: min, plus: amounts.some(({ plus }) => plus) }, ...amounts)
}

/** Twelve months and onboarding, both ends of a range, the plus sign kept. */
export function firstYearCost(month: Amount, onboarding = nothing): Amount {
  const year = {
    min: 12 * month.min + onboarding.min,
    max: 12 * month.max + onboarding.max,
    plus: month.plus || onboarding.plus,
  }
  return madeFrom(year, month, onboarding)
}

/** From the lowest to the highest price of a list. */
export function rangeOf(amounts: readonly Amount[]): Amount {
  const min = Math.min(...amounts.map((amount) => amount.min))
  const max = Math.max(...amounts.map((amount) => amount.max))
  const [lowest, highest] = [
    amounts.find((amount) => amount.min === min),
    amounts.find((amount) => amount.max === max),
  ]
  const plus = amounts.some((amount) => amount.max === max && amount.plus)
  return madeFrom({ min, max, plus }, ...[lowest, highest].flatMap((each) => each ?? []))
}

/** "$2,500 to $9,400+", or "$2,500+" where that is all. */
export function formatRange(price: Amount, { range }: PriceWords): Text {
  const { min, max, plus } = price
  const [lowest, highest = lowest] = from(price) ?? []
  if (min === max) return priceShown(price)
  return range.with({
    from: shown(dollars(min), lowest && [lowest]),
    to: shown(`${dollars(max)}${plus ? '+' : ''}`, highest && [highest]),
  })
}

/** A figure of the claims register, in the parts a counter needs. */
export type Figure = {
  value: number
  prefix?: Shown | undefined
  suffix?: Shown | undefined
  decimals?: number | undefined
}

/** A figure that may run up to a second one: "$150K-$300K+". */
export function rangeText(figure: Figure & { upTo?: Figure | undefined }): Text {
  return figure.upTo ? say`${figureText(figure)}-${figureText(figure.upTo)}` : figureText(figure)
}

/** The dollars of a printed figure: { prefix: '$', value: 150, suffix: 'K+' } is 150000. */
export function figureDollars({ value, suffix = '' }: Figure): number {
  return value * (units.find(({ letter }) => plain(suffix).startsWith(letter))?.size ?? 1)
}

/** At least those that were typed: a rating of 4.6 is never rounded to 5. */
export function decimalsOf({ value, decimals = 0 }: Figure): number {
  const [, typed = ''] = String(value).split('.')
  return Math.max(decimals, typed.length)
}

/** The figure as it is printed: { prefix: '$', value: 78, suffix: 'M+' } is "$78M+". */
function figureText(figure: Figure): Text {
  const { value, prefix = '', suffix = '' } = figure
  const words = `${plain(prefix)}${value.toFixed(decimalsOf(figure))}${plain(suffix)}`
  return shown(words, from(figure, 'value'))
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
