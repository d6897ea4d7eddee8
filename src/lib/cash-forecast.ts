/** Money that moves in some weeks, or in every one. */
type CashLine = { name: string; amount: number; weeks?: readonly number[] }
/** What a line moves in one week goes to others, in equal parts. */
type Decision = { line: string; from: number; to: readonly number[]; cost: number }
type Plan<Own> = {
  opening: number
  moneyIn: readonly CashLine[]
  moneyOut: readonly CashLine[]
  decisions: readonly (Decision & Own)[]
}

const allWeeks = Array.from({ length: 13 }, (_, index) => index + 1)

/** The balances of thirteen weeks as planned and after all decisions, and how far each decision lifts the lowest week. */
export function cashForecast<Own>({ opening, moneyIn, moneyOut, decisions }: Plan<Own>) {
  const lines = [...moneyIn, ...moneyOut.map((line) => ({ ...line, amount: -line.amount }))]
  const planned = allWeeks.map((week) =>
    lines.reduce((sum, { amount, weeks = allWeeks }) => sum + amount * movesBy(week, weeks), opening),
  )
  let after = planned
  const steps = decisions.map((decision) => {
    const { line, from, to, cost } = decision
    const moved = lines.find(({ name, weeks = allWeeks }) => name === line && weeks.includes(from))
    if (!moved) throw new Error(`The cash forecast has no line "${line}" in week ${from}.`)
    const { amount } = moved
    const part = (amount - cost) / to.length
    const before = after
    after = before.map((sum, index) => sum - amount * movesBy(index + 1, [from]) + part * movesBy(index + 1, to))
    return { ...decision, amount: Math.abs(amount), lift: Math.min(...after) - Math.min(...before) }
  })
  return { planned, after, steps }
}

const movesBy = (week: number, weeks: readonly number[]) => weeks.filter((each) => each <= week).length
