import { plain, type Shown } from '#app/lib/shown.ts'

/** Money that moves in the weeks listed, or in every week, every second week and so on. */
export type CashLine = {
  name: Shown
  amount: number
  weeks?: readonly number[] | undefined
  every?: number | undefined
}
/** What a line moves in one week goes to others: in equal parts, unless `each` says how much. */
type Decision = { line: Shown; from: number; to: readonly number[]; each?: number | undefined }
type CashPlan = {
  opening: number
  moneyIn: readonly CashLine[]
  moneyOut: readonly CashLine[]
  decisions: readonly Decision[]
}
type InWeek = { week: number; amount: number }

const allWeeks = Array.from({ length: 13 }, (_, index) => index + 1)

export function weeksOf({ weeks, every = 1 }: CashLine): readonly number[] {
  return weeks ?? allWeeks.filter((week) => week % every === 0)
}

/** The balance at the end of each week as planned and after all decisions, and the lowest of both. */
export function cashForecast({ opening, moneyIn, moneyOut, decisions }: CashPlan) {
  const lines = [...moneyIn, ...moneyOut.map((line) => ({ ...line, amount: -line.amount }))]
  const moves: InWeek[] = lines.flatMap((line) =>
    weeksOf(line).map((week) => ({ week, amount: line.amount })),
  )
  const planned = balances(opening, moves)
  const low = lowest(planned)
  let last = low
  const steps = decisions.map(({ line, from, to, each }) => {
    const amount = lines.find(({ name }) => plain(name) === plain(line))?.amount ?? 0
    const part = each === undefined ? amount / to.length : Math.sign(amount) * each
    moves.push({ week: from, amount: -amount }, ...to.map((week) => ({ week, amount: part })))
    const before = last
    last = lowest(balances(opening, moves))
    return {
      amount: Math.abs(amount),
      cost: Math.round(amount - part * to.length),
      /** How far it lifts the lowest week, after the decisions above it. */
      lift: last.amount - before.amount,
    }
  })
  return { planned, after: balances(opening, moves), low, lowAfter: last, steps }
}

function balances(opening: number, moves: readonly InWeek[]): InWeek[] {
  return allWeeks.map((week) => {
    const until = moves.filter((move) => move.week <= week)
    return { week, amount: until.reduce((sum, { amount }) => sum + amount, opening) }
  })
}

/** The first, if several weeks are equally low. */
function lowest(weeks: readonly InWeek[]): InWeek {
  return weeks.reduce((least, week) => (week.amount < least.amount ? week : least))
}
