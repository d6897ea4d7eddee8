import type { z } from 'zod'
import type { Facts } from './fill.ts'
import { figureText } from './lib/claims.ts'
import { longDate, monthDay, monthYear } from './lib/dates.ts'
import { hoursText, weeklyHours } from './lib/hours.ts'
import { dollars, rangeText, units } from './lib/money.ts'
import { rolesText } from './lib/roles.ts'
import { telephone } from './lib/telephone.ts'
import type { files } from './schema/index.ts'

export type Path = keyof typeof files
export type Read<File extends Path> = z.output<(typeof files)[File]>

type Reader = <File extends Path>(path: File) => Read<File>

export const priceLists = (read: Reader) => ({
  'tax-planning': read('prices/tax-planning').packages,
  accounting: read('prices/accounting').packages,
  'tax-preparation': read('prices/tax-preparation').packages,
})

/** Returns the facts that content can refer to, from the files that define them. */
export function factTable(read: Reader): Facts {
  const firm = read('firm')
  const { people } = read('team')
  const figures = read('tax-figures').figures.toSorted((a, b) => a.year - b.year)
  const prices = priceLists(read)
  const ranges = Object.entries(prices).map(([name, list]) => {
    return [`range.${name}`, rangeText(list.map(({ price }) => price))] as const
  })
  return new Map([
    ...factsOf(firm, { ...prices, additional: read('prices/additional').services }),
    ...ranges,
    ['firm.tel', telephone(firm.phone)],
    ['firm.hours', hoursText(firm.hours)],
    ['firm.weeklyHours', `${weeklyHours(firm.hours)}`],
    ['firm.founded', monthYear(firm.founded)],
    ['firm.pricesEffective', longDate(firm.pricesEffective)],
    ['firm.fullTimeSince', `${firm.fullTimeSince}`],
    ['firm.licenses', firm.licenses.map(({ state, number }) => `${state} ${number}`).join(', ')],
    ['plan.cutoff', monthDay(firm.planCutoff)],
    ['plan.year', firm.planCutoff.slice(0, 4)],
    ['team.size', `${people.length}`],
    ['team.withSupport', `${people.length + 1}+`],
    ['team.roles', rolesText(people)],
    ...firm.practice.map(({ id, text }) => [`practice.${id}`, text] as const),
    ['guarantee.multiple', `${read('guarantee').multiple}X`],
    ...refundExample(
      read('guarantee').multiple,
      prices['tax-planning'].map(({ price }) => price.min),
    ),
    ...read('claims').claims.map((claim) => [`claim.${claim.id}`, figureText(claim)] as const),
    ...figures.map(({ id, text }) => [`tax.${id}`, text] as const),
    // A worked example for one year must keep the amounts of that year.
    ...figures.map(({ id, year, text }) => [`tax.${year}.${id}`, text] as const),
    ...figures.flatMap(({ id, source }) =>
      source ? [[`source.${id}`, `[${source.name}](${source.url})`] as const] : [],
    ),
  ])
}

/** Returns the amounts for the guarantee example, in which a plan identifies 80% of the required savings. */
function refundExample(multiple: number, fees: readonly number[]): [string, string][] {
  const fee = Math.min(...fees)
  const savings = Math.round(multiple * fee * 0.8)
  const refund = Math.min(fee, multiple * fee - savings)
  const amounts = { exampleFee: fee, exampleSavings: savings, exampleRefund: refund }
  return Object.entries(amounts).map(([name, amount]) => [`guarantee.${name}`, dollars(amount)])
}

type Costs = readonly { id?: string; price: { text: string } | string; per?: string }[]
type Priced = { id: string; price: { text: string } | string; additionalCosts?: Costs }

const priceText = (price: Priced['price']) => (typeof price === 'string' ? price : price.text)

export function factsOf(firm: Record<string, unknown>, lists: Record<string, readonly Priced[]>): Facts {
  const facts = new Map<string, string>()
  for (const [name, value] of Object.entries(firm)) if (typeof value === 'string') facts.set(`firm.${name}`, value)
  for (const [list, items] of Object.entries(lists)) {
    for (const { id, price, additionalCosts = [] } of items) {
      facts.set(`price.${list}.${id}`, priceText(price))
      for (const cost of additionalCosts) {
        if (cost.id)
          facts.set(`cost.${list}.${id}.${cost.id}`, `${priceText(cost.price)}${units[cost.per ?? ''] ?? ''}`)
      }
    }
  }
  return facts
}
