import { dollars, type Price } from './money.ts'

// What returns cost, from the price list and a visitor's answers. A count is known by the name of its question; a choice
// by its own name, and is one if it was chosen.

export type Answers = Readonly<Record<string, number | string>>
export type CostLine = {
  label: string
  /** What has none is quoted. */
  price?: Price
  times?: string
  /** How many of them the starting price includes, and for each of what. */
  included?: number
  per?: string
  /** Only if these are there, and these are not. */
  when: readonly string[]
  unless: readonly string[]
}

/** The rows of a ledger that are needed, and their sum; none if all of them are quoted. */
export function returnCost(lines: readonly CostLine[], answers: Answers) {
  const needed = lines.map((line) => ({ ...line, count: countOf(line, answers) })).filter(({ count }) => count > 0)
  const least = needed.reduce((sum, { price, count }) => sum + count * (price?.min ?? 0), 0)
  const isFixed = needed.every(({ price }) => price && !price.plus)
  return { rows: needed.map(rowOf), sum: least > 0 ? `${isFixed ? '' : 'Starting at '}${dollars(least)}` : undefined }
}

function rowOf({ label, price, count }: CostLine & { count: number }) {
  const note = count > 1 ? [count, ...(price ? [price.text] : [])].join(' × ') : ''
  return { label, note, amount: price ? `${dollars(count * price.min)}${price.plus ? '+' : ''}` : 'Quoted' }
}

function countOf({ times, included = 0, per, when, unless }: Omit<CostLine, 'label'>, answers: Answers): number {
  const has = (name: string) => given(name, answers) > 0
  if (!when.every(has) || unless.some(has)) return 0
  if (!times) return 1
  // Nothing is included in what is not there, and nothing of it is needed either.
  if (per && !has(per)) return 0
  return Math.max(0, given(times, answers) - included * (per ? given(per, answers) : 1))
}

function given(name: string, answers: Answers): number {
  const value = answers[name]
  if (typeof value === 'number') return value
  return Object.values(answers).includes(name) ? 1 : 0
}
