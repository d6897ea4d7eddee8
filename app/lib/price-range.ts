import type { Amount } from './first-year.ts'
import { dollars } from './money.ts'

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
