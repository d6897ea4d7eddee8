import { rangeText } from '#app/lib/figure.ts'
import { amountText, firstYearCost } from '#app/lib/first-year.ts'
import { amountOf } from '#app/lib/price-range.ts'
import accounting from '#content/prices/accounting.yaml'
import planning from '#content/prices/tax-planning.yaml'
import preparation from '#content/prices/tax-preparation.yaml'
import { claims } from './claims.ts'

export const prices = { planning, accounting, preparation }

/** Each accounting package with its first year, as numbers to draw and as text. */
export function accountingYears() {
  return accounting.packages.map((each) => {
    const year = firstYearCost(amountOf(each.price), amountOf(each.onboarding))
    return { ...each, year, yearText: amountText(year) }
  })
}

/** An in-house finance team: as printed, and its low end in dollars a year. */
export const inHouse = {
  text: rangeText(claims.inHouseTeam),
  from: claims.inHouseTeam.value * 1000,
}
