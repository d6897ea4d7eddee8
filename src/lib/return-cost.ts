import { dollars, type Price } from './money.ts'

// What returns cost, from the price list and a visitor's answers. A count is known by the name of its question; a choice
// by its own name, and is one if it was chosen.

export type Answers = Readonly<Record<string, number | string>>
export type CostLine = {
  label: string
  /** What has none is quoted. */
  price?: Price | undefined
  times?: string | undefined
  /** How many of them the starting price includes, and for each of what. */
  included?: number | undefined
  per?: string | undefined
  /** Only if these are there, and these are not. */
  when: readonly string[]
  unless: readonly string[]
}

/** Each line that is needed, and what they are together. */
export function returnCost(lines: readonly CostLine[], answers: Answers) {
  return addUp(lines.map(({ label, price, ...line }) => ({ label, price, count: countOf(line, answers) })))
}

/** The rows of a ledger, and their sum; none if all of them are quoted. */
export function addUp(lines: readonly { label: string; price?: Price | undefined; count: number }[]) {
  const needed = lines.filter(({ count }) => count > 0)
  const priced = needed.flatMap(({ price, count }) => (price ? [{ ...price, min: count * price.min }] : []))
  return { rows: needed.map(rowOf), sum: priced.length > 0 ? sumText(priced) : undefined }
}

function rowOf({ label, price, count }: { label: string; price?: Price | undefined; count: number }) {
  const note = count > 1 ? [count, ...(price ? [price.text] : [])].join(' × ') : ''
  return { label, note, amount: price ? sumText([{ ...price, min: count * price.min }]) : 'Quoted' }
}

function sumText(amounts: readonly Pick<Price, 'min' | 'plus'>[]): string {
  const sum = amounts.reduce((least, { min }) => least + min, 0)
  return `${dollars(sum)}${amounts.some(({ plus }) => plus) ? '+' : ''}`
}

function countOf({ times, included = 0, per, when, unless }: Omit<CostLine, 'label'>, answers: Answers): number {
  const has = (name: string) => given(name, answers) > 0
  if (!when.every(has) || unless.some(has)) return 0
  if (!times) return 1
  // Nothing is included in what is not there, and nothing of it is needed either.
  if (per && !has(per)) return 0
  return Math.max(0, given(times, answers) - included * (per ? given(per, answers) : 1))
}

/** The place of the first plan for whoever has at least so many of these together; -1 if none fits. */
export function planFor(plans: readonly { of: readonly string[]; from: number }[], answers: Answers): number {
  return plans.findIndex(({ of, from }) => of.reduce((sum, name) => sum + given(name, answers), 0) >= from)
}

function given(name: string, answers: Answers): number {
  const value = answers[name]
  if (typeof value === 'number') return value
  return Object.values(answers).includes(name) ? 1 : 0
}
