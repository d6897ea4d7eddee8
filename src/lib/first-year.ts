import { type Price, times, total } from './money.ts'
import { type Answers, type CostLine, neededReturns } from './return-cost.ts'

// Computes what a first year costs from the price lists and a visitor's choices.

export type Package = { id: string; title: string; price: Price; onboarding?: Price }
export type Service = { id: string; name: string; price?: Price }
export type PriceLists = {
  planning: readonly Package[]
  returns: readonly CostLine[]
  accounting: readonly Package[]
  services: readonly Service[]
}
/** The IDs that a visitor chose, and the answers about tax returns. */
export type Choices = { planning?: string; accounting?: string; services: readonly string[]; returns: Answers }

type Row = { label: string; note: string; price?: Price }

/** Returns a line for each choice, the total of the lines with a price, and the fee of the plan. */
export function firstYearOf(lists: PriceLists, choices: Choices) {
  const plan = lists.planning.find(({ id }) => id === choices.planning)
  const books = lists.accounting.find(({ id }) => id === choices.accounting)
  const services = lists.services.filter(({ id }) => choices.services.includes(id))
  const rows: Row[] = [
    ...(plan ? [{ label: `Tax planning, ${plan.title}`, note: '', price: plan.price }] : []),
    ...neededReturns(lists.returns, choices.returns),
    ...(books ? [{ label: books.title, note: `12 × ${books.price.text}`, price: times(12, books.price) }] : []),
    ...(books?.onboarding ? [{ label: 'Onboarding', note: 'once', price: books.onboarding }] : []),
    ...services.map(({ name, price }) => ({ label: name, note: '', price })),
  ]
  const prices = rows.flatMap(({ price }) => price ?? [])
  return {
    rows,
    total: prices.length > 0 ? total(prices) : undefined,
    quoted: rows.length - prices.length,
    fee: plan?.price,
  }
}
