import { rangeText } from '#app/lib/figure.ts'
import { dollars } from '#app/lib/money.ts'
import accounting from '#content/prices/accounting.yaml'
import planning from '#content/prices/tax-planning.yaml'
import preparation from '#content/prices/tax-preparation.yaml'
import { claims } from './claims.ts'
import type { Price } from './engine/fields.ts'

export const prices = { planning, accounting, preparation }

/** From the lowest to the highest price of a list: "$2,500 to $9,400+". */
export function priceRange({ packages }: { packages: readonly { price: Price }[] }): string {
  const priced = packages.map(({ price }) => price).filter(isPriced)
  const lowest = Math.min(...priced.map(({ min }) => min))
  const top = priced.reduce((best, price) => (price.max > best.max ? price : best))
  return `${dollars(lowest)} to ${dollars(top.max)}${top.plus ? '+' : ''}`
}

/** A year of each way to staff the work, as numbers to draw and as text. */
export function yearlyCosts(labels: { planning: string; cfo: string; inHouse: string }) {
  const plan = [...planning.packages].map(({ price }) => price).filter(isPriced)
  const cfo = accounting.packages.map(({ price }) => price).filter(isPriced)
  const year = 12 * Math.max(...cfo.map(({ min }) => min))
  const { inHouseTeam: team } = claims
  return [
    {
      label: labels.planning,
      text: priceRange(planning),
      from: Math.min(...plan.map(({ min }) => min)),
      to: Math.max(...plan.map(({ max }) => max)),
    },
    { label: labels.cfo, text: `${dollars(year)}+`, from: year },
    {
      label: labels.inHouse,
      text: rangeText(team),
      from: team.value * 1000,
      to: (team.upTo ?? team).value * 1000,
    },
  ]
}

function isPriced(price: Price): price is Price & { min: number; max: number } {
  return price.min !== null && price.max !== null
}
