import type { ViewProps } from '#app/blocks/view.ts'
import type { Content } from '#app/content/collections.ts'
import { namedPrices, priceText } from '#app/content/facts.ts'
import { type Amount, manyOf, priceShown, sumOf } from '#app/lib/money.ts'
import { required } from '#app/lib/required.ts'
import { fieldText, say, type Text } from '#app/lib/shown.ts'
import type { workedPrice } from './fields.ts'

type Lines = ViewProps<typeof workedPrice>['lines']

/** Each line with the price of one, and of all; the sum keeps a plus sign. */
export function workedOut(lines: Lines, content: Content): { rows: Line[]; total: Text } {
  const named = namedPrices(content.prices)
  const rows = lines.map((line): Line & { amount: Amount } => {
    const { label, amount: name, times = 1 } = line
    const price = required(named[name], name)
    const one = priceText(name, price, content.interface.prices)
    const amount = manyOf(price, times)
    if (times === 1) return { label, all: one, amount }
    const each = say`${fieldText(line, 'times', String)} × ${one}`
    return { label, each, all: priceShown(amount), amount }
  })
  return { rows, total: priceShown(sumOf(rows.map(({ amount }) => amount))) }
}

export type Line = { label: Text; each?: Text; all: Text }
