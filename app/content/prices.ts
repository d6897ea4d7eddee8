import { rangeText } from '#app/lib/figure.ts'
import { type Amount, amountText, firstYearCost } from '#app/lib/first-year.ts'
import { dollars } from '#app/lib/money.ts'
import accounting from '#content/prices/accounting.yaml'
import planning from '#content/prices/tax-planning.yaml'
import preparation from '#content/prices/tax-preparation.yaml'
import { claims } from './claims.ts'
import type { Price } from './engine/fields.ts'

export const prices = { planning, accounting, preparation }

/** The numbers of a price; "Varies" has none, and no package is priced so. */
export function amountOf({ text, min, max, plus }: Price): Amount {
  if (min === null || max === null) throw new Error(`"${text}" is not an amount.`)
  return { min, max, plus }
}

/** From the lowest to the highest price of a list: "$2,500 to $9,400+". */
export function priceRange({ packages }: { packages: readonly { price: Price }[] }): string {
  const amounts = packages.map(({ price }) => amountOf(price))
  const lowest = Math.min(...amounts.map(({ min }) => min))
  const top = amounts.reduce((best, amount) => (amount.max > best.max ? amount : best))
  return `${dollars(lowest)} to ${dollars(top.max)}${top.plus ? '+' : ''}`
}

/** Each accounting package with its first year, as numbers to draw and as text. */
export function accountingYears() {
  return accounting.packages.map((each) => {
    const year = firstYearCost(amountOf(each.price), amountOf(each.onboarding))
    return { ...each, year, yearText: amountText(year) }
  })
}

/** An in-house finance team, in dollars a year. */
export const inHouse = {
  text: rangeText(claims.inHouseTeam),
  from: claims.inHouseTeam.value * 1000,
  to: (claims.inHouseTeam.upTo ?? claims.inHouseTeam).value * 1000,
}

/** A year of each way to staff the work, as numbers to draw and as text. */
export function yearlyCosts(labels: { planning: string; cfo: string; inHouse: string }) {
  const plans = planning.packages.map(({ price }) => amountOf(price))
  const top = accountingYears().reduce((most, each) =>
    each.year.max > most.year.max ? each : most,
  )
  return [
    {
      label: labels.planning,
      text: priceRange(planning),
      from: Math.min(...plans.map(({ min }) => min)),
      to: Math.max(...plans.map(({ max }) => max)),
    },
    { label: labels.cfo, text: top.yearText, from: top.year.min, to: top.year.max },
    { label: labels.inHouse, ...inHouse },
  ]
}
