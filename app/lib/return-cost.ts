import { formatPrice, manyOf, parsePrice, sumOf } from './money.ts'
import type { Answer, AnswerLine, ToolValue } from './tool.ts'

// What returns cost, from the price list and the visitor's answers. A count is known by the name of its
// question; a choice by its own name, and is one if it was chosen.

type Answers = Readonly<Record<string, ToolValue>>

/** What is added up: a price once, or for each of a count. */
export type CostLine = {
  label: string
  /** As the price list has it: "$850+". What has none is quoted. */
  price?: string | undefined
  times?: string | undefined
  /** How many of them the starting price includes, and for each of what. */
  included?: number | undefined
  per?: string | undefined
  /** Only if these are there, and these are not. */
  when?: readonly string[] | undefined
  unless?: readonly string[] | undefined
}

type CostWords = Record<'total' | 'quoted', string> & {
  /** "from {amount}" */
  from: string
}

function given(name: string, answers: Answers): number {
  const value = answers[name]
  if (typeof value === 'number') return value
  return Object.values(answers).includes(name) ? 1 : 0
}

/** How many of a line these answers need. */
function countOf(line: CostLine, answers: Answers): number {
  const { times, included = 0, per, when = [], unless = [] } = line
  const has = (name: string) => given(name, answers) > 0
  if (!when.every(has) || unless.some(has)) return 0
  if (!times) return 1
  // Nothing is included in what is not there, and nothing of it is needed either.
  if (per && !has(per)) return 0
  return Math.max(0, given(times, answers) - included * (per ? given(per, answers) : 1))
}

/** Each line that is needed, and from how much they are together. */
export function returnCost(lines: readonly CostLine[], answers: Answers, words: CostWords): Answer {
  const needed = lines
    .map((line) => ({ ...line, count: countOf(line, answers) }))
    .filter(({ count }) => count > 0)
  const amounts = needed.flatMap(({ price, count }) => {
    const one = price === undefined ? undefined : parsePrice(price)
    return one === undefined || one === 'Varies' ? [] : [manyOf(one, count)]
  })
  const sum = formatPrice(sumOf(amounts))
  const total = { label: words.total, amount: words.from.replace('{amount}', sum) }
  return {
    lines: needed.map((line) => costRow(line, words.quoted)),
    ...(amounts.length > 0 && { total }),
    remarks: [],
  }
}

function costRow(
  { label, price, count }: CostLine & { count: number },
  quoted: string,
): AnswerLine {
  const one = price === undefined ? undefined : parsePrice(price)
  if (one === undefined || one === 'Varies') {
    return { label, amount: quoted, ...(count > 1 && { note: `${count}` }) }
  }
  if (count === 1) return { label, amount: formatPrice(one) }
  return { label, note: `${count} × ${formatPrice(one)}`, amount: formatPrice(manyOf(one, count)) }
}

/** A package of the planning list fits whoever has at least so many of these together. */
export type PlanRule = { of: readonly string[]; from: number }

/** The place in the list of the first that fits; -1 if none does. */
export function planFor(plans: readonly PlanRule[], answers: Answers): number {
  return plans.findIndex(
    ({ of, from }) => of.reduce((sum, name) => sum + given(name, answers), 0) >= from,
  )
}
