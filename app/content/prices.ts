import {
  amountOf,
  amountText,
  dollars,
  firstYearCost,
  guaranteedMinimum,
  rangeText,
  refund,
} from '#app/lib/money.ts'
import { fill } from '#app/lib/text.ts'
import guaranteeFile from '#content/guarantee.yaml'
import accounting from '#content/prices/accounting.yaml'
import planning from '#content/prices/tax-planning.yaml'
import preparation from '#content/prices/tax-preparation.yaml'
import { claims } from './claims.ts'
import { firm } from './firm.ts'

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

/** The guarantee's words, its worked refund computed from the package it names. */
export const guarantee = { ...guaranteeFile, example: refundExample() }

function refundExample(): string {
  const { package: id, identified, text } = guaranteeFile.example
  const plan = prices.planning.packages.find((each) => each.id === id)
  if (!plan) throw new Error(`There is no planning package ${id}.`)
  const { multiple } = firm.guarantee
  const fee = amountOf(plan.price).min
  return fill(text, {
    package: plan.title,
    fee: dollars(fee),
    minimum: dollars(guaranteedMinimum(fee, multiple)),
    identified: dollars(identified),
    refund: dollars(refund(fee, multiple, identified)),
  })
}
