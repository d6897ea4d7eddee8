import { fill } from '#app/lib/fill.ts'
import { guaranteedMinimum, refund } from '#app/lib/guarantee.ts'
import { dollars } from '#app/lib/money.ts'
import { amountOf } from '#app/lib/price-range.ts'
import data from '#content/guarantee.yaml'
import { firm } from './firm.ts'
import { prices } from './prices.ts'

/** The guarantee's words, its worked refund computed from the package it names. */
export const guarantee = { ...data, example: refundExample() }

function refundExample(): string {
  const { package: id, identified, text } = data.example
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
