import type { ViewProps } from '#app/blocks/view.ts'
import type { Content } from '#app/content/collections.ts'
import { namedPrices, priceText } from '#app/content/facts.ts'
import { type Amount, priceShown } from '#app/lib/money.ts'
import { required } from '#app/lib/required.ts'
import { fieldText, from, madeFrom, say, type Text } from '#app/lib/shown.ts'
import type { workedPrice } from './fields.ts'

type Lines = ViewProps<typeof workedPrice>['lines']

/** Each line with the price of one, and of all; the sum keeps a plus sign. */
export function workedOut(lines: Lines, content: Content): { rows: Line[]; total: Text } {
  const named = namedPrices(content.prices)
  const rows = lines.map((line): Line & { amount: Amount } => {
    const { label, amount: name, times = 1 } = line
    const price = required(named[name], name)
    const one = priceText(name, price, content.interface.prices)
    // What varies is quoted on top of the sum.
    const { min, plus } = price === 'Varies' ? { min: 0, plus: true } : price
    const amount = { min: times * min, max: times * min, plus }
    const all = price === 'Varies' ? amount : madeFrom(amount, price)
    if (times === 1) return { label, all: one, amount: all }
    const each = say`${fieldText(line, 'times', String)} × ${one}`
    return { label, each, all: priceShown(all), amount: all }
  })
  const sum = rows.reduce((least, { amount }) => least + amount.min, 0)
  const total = madeFrom(
    { min: sum, max: sum, plus: rows.some(({ amount }) => amount.plus) },
    ...rows.map(({ amount }) => amount).filter((amount) => from(amount)),
  )
  return { rows, total: priceShown(total) }
}

export type Line = { label: Text; each?: Text; all: Text }
