import { z } from 'zod'
import { joinList } from '#app/content/engine/english.ts'
import { list, sum, text } from '#app/content/engine/fields.ts'
import { exhibitWords, label, refuse } from '#app/content/schemas/common.ts'
import { cashForecast, weeksOf } from '#app/lib/cash.ts'
import { dollars } from '#app/lib/money.ts'

const week = z.int().min(1).max(13).meta({ expected: 'a week from 1 to 13', example: 6 })
const weeks = list(week, { min: 1, max: 13 })

const line = z
  .strictObject({
    name: label,
    amount: sum,
    weeks: weeks.optional(),
    /** Instead of weeks: 1 is every week, 2 every second one, beginning with week 2. */
    every: week.optional(),
  })
  .refine((line) => (line.weeks === undefined) !== (line.every === undefined), {
    path: ['weeks'],
    message: 'either "weeks: [1, 5, 9, 13]" or "every: 2"',
  })

const decision = z.strictObject({
  name: label,
  /** What the owner does, and gives up. */
  text: text({ max: 200 }),
  line: label,
  from: week,
  to: weeks,
  /** What moves in each of these weeks, if it isn't the same amount in equal parts. */
  each: sum.optional(),
})

const plan = z.strictObject({
  kind: z.literal('cash'),
  ...exhibitWords,
  opening: sum,
  /** The least that the owner wants to have in the bank. */
  reserve: sum,
  moneyIn: list(line, { min: 1, max: 8 }),
  moneyOut: list(line, { min: 1, max: 12 }),
  decisions: z.array(decision).length(3),
})

export const cash = plan.superRefine((data, context) => {
  if (context.issues.length > 0) return
  const [path, message] = mistakeIn(data) ?? []
  if (path && message) refuse(context, path, message)
})

/** The first only, because the numbers say little after it. */
function mistakeIn(data: z.infer<typeof plan>): [PropertyKey[], string] | undefined {
  const { reserve, moneyIn, moneyOut, decisions } = data
  const lines = [...moneyIn, ...moneyOut]
  for (const [at, decision] of decisions.entries()) {
    const own = lines.find(({ name }) => name === decision.line)
    if (!own) {
      const names = lines.map(({ name }) => name)
      return [['decisions', at, 'line'], `a line above: ${joinList(names, 'or', 20)}`]
    }
    if (!weeksOf(own).includes(decision.from)) {
      const known = joinList(weeksOf(own).map(String), 'or')
      return [['decisions', at, 'from'], `a week in which this line moves: ${known}`]
    }
  }
  const { low, lowAfter, steps } = cashForecast(data)
  for (const [at, { amount, cost }] of steps.entries()) {
    // Otherwise a part would leave the thirteen weeks unseen.
    if (cost < 0) {
      return [['decisions', at, 'each'], `all of ${dollars(amount)}, and what the change costs`]
    }
  }
  if (low.amount >= 0) {
    const lowest = `the lowest week, ${low.week}, ends with ${dollars(low.amount)}`
    return [['opening'], `a plan that runs short, for the page to show; ${lowest}`]
  }
  const idle = steps.findIndex(({ lift }) => lift <= 0)
  if (idle >= 0) {
    return [['decisions', idle, 'to'], 'weeks that lift the lowest week that is left']
  }
  if (lowAfter.amount < reserve) {
    const lowest = `week ${lowAfter.week} ends with ${dollars(lowAfter.amount)}`
    return [['decisions'], `decisions that leave ${dollars(reserve)} in every week; ${lowest}`]
  }
}
