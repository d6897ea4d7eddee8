import type { SectionProps } from '../schema/sections.ts'
import type { returnCost as returnCostContent } from '../schema/services.ts'
import { dollars, times, total } from './money.ts'

// Computes what returns cost from the price list and a visitor's answers. Counts are stored by question ID. A choice is
// stored as its own ID and counts as one.

export type Answers = Readonly<Record<string, number | string>>
export type CostLine = SectionProps<typeof returnCostContent>['lines'][number]

/** Lists the tax returns a visitor needs, with prices. A return without a price is quoted. */
export function neededReturns(lines: readonly CostLine[], answers: Answers) {
  const counted = lines.map((line) => ({ ...line, count: countOf(line, answers) }))
  return counted
    .filter(({ count }) => count > 0)
    .map(({ label, price, count }) => ({
      label,
      note: count > 1 ? [count, ...(price ? [price.text] : [])].join(' × ') : '',
      price: price && times(count, price),
    }))
}

/** Lists a row for each tax return a visitor needs, and their total unless all of them are quoted. */
export function returnCost(lines: readonly CostLine[], answers: Answers) {
  const needed = neededReturns(lines, answers)
  const prices = needed.flatMap(({ price }) => price ?? [])
  const { min, plus } = total(prices)
  const isFixed = prices.length === needed.length && !plus
  return {
    rows: needed.map(({ label, note, price }) => ({ label, note, amount: price?.text ?? 'Quoted' })),
    sum: min > 0 ? `${isFixed ? '' : 'Starting at '}${dollars(min)}` : undefined,
  }
}

function countOf({ times, included = 0, per, when, unless }: Omit<CostLine, 'label'>, answers: Answers): number {
  const has = (name: string) => answerCount(name, answers) > 0
  if (!when.every(has) || unless.some(has)) return 0
  if (!times) return 1
  // A line counted per item isn't needed without any of these items.
  if (per && !has(per)) return 0
  return Math.max(0, answerCount(times, answers) - included * (per ? answerCount(per, answers) : 1))
}

function answerCount(name: string, answers: Answers): number {
  const value = answers[name]
  if (typeof value === 'number') return value
  return Object.values(answers).includes(name) ? 1 : 0
}
