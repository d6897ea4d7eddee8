import type { SectionProps } from '../schema/sections.ts'
import type { cash } from '../schema/services.ts'

type Plan = Pick<SectionProps<typeof cash>, 'openingBalance' | 'moneyIn' | 'moneyOut' | 'decisions'>

const allWeeks = Array.from({ length: 13 }, (_, index) => index + 1)

/** Returns the balances of thirteen weeks, as planned and after all decisions, and how much each decision raises the
    lowest balance. A decision moves an amount from one week to other weeks, in equal parts. */
export function cashForecast({ openingBalance, moneyIn, moneyOut, decisions }: Plan) {
  const lines = [...moneyIn, ...moneyOut.map((line) => ({ ...line, amount: -line.amount }))]
  const planned = allWeeks.map((week) =>
    lines.reduce((sum, { amount, weeks = allWeeks }) => sum + amount * movesBy(week, weeks), openingBalance),
  )
  let after = planned
  const steps = decisions.map((decision) => {
    const { line, from, to, cost } = decision
    const moved = lines.find(({ name, weeks = allWeeks }) => name === line && weeks.includes(from))
    if (!moved)
      throw new Error(`A cash forecast decision moves "${line}" from week ${from}, but no line has that name and week.`)
    const { amount } = moved
    const part = (amount - cost) / to.length
    const before = after
    after = before.map((sum, index) => sum - amount * movesBy(index + 1, [from]) + part * movesBy(index + 1, to))
    return { ...decision, amount: Math.abs(amount), lift: Math.min(...after) - Math.min(...before) }
  })
  return { planned, after, steps }
}

const movesBy = (week: number, weeks: readonly number[]) => weeks.filter((each) => each <= week).length
