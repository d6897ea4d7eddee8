import type { z } from 'zod'
import { block } from '#app/content/engine/block.ts'
import { as } from '#app/content/engine/declared.ts'
import { joinList } from '#app/content/engine/english.ts'
import { group, list, sum, text, whole } from '#app/content/engine/fields.ts'
import { exhibitWords, label, refuse } from '#app/content/schemas/common.ts'
import { dollars } from '#app/lib/money.ts'
import { cashForecast, weeksOf } from './forecast.ts'

const week = whole({ min: 1, max: 13, expected: 'a week from 1 to 13', example: 6 })
const weeks = list(week, { min: 1, max: 13 })

const line = group({
  name: label(),
  amount: sum(),
  weeks: as(weeks, { about: 'The weeks in which the money moves.', optional: true }),
  every: as(week, {
    about: 'Instead of weeks: 1 is every week, 2 every second one, beginning with week 2.',
    optional: true,
  }),
}).refine((line) => (line.weeks === undefined) !== (line.every === undefined), {
  path: ['weeks'],
  message: 'either "weeks: [1, 5, 9, 13]" or "every: 2"',
})

const decision = group({
  name: label(),
  text: text({ about: 'What the owner does, and gives up.', max: 200 }),
  line: label({ label: 'Line that moves', about: 'The name of a line of money in or out.' }),
  from: as(week, { about: 'The week in which it would move.' }),
  to: as(weeks, { about: 'The weeks into which it moves.' }),
  each: sum({
    about: "What moves in each of these weeks, if it isn't the same amount in equal parts.",
    optional: true,
  }),
})

const fields = {
  ...exhibitWords,
  opening: sum({ about: 'What is in the bank before the first week.' }),
  reserve: sum({ about: 'The least that the owner wants to have in the bank.' }),
  moneyIn: list(line, { min: 1, max: 8 }),
  moneyOut: list(line, { min: 1, max: 12 }),
  decisions: list(decision, {
    about: 'Each is counted after the one above it; together they bring every week to the reserve.',
    min: 3,
    max: 3,
  }),
}

export const cash = block('cash', {
  label: '13-week cash plan',
  about: 'A cash forecast of thirteen weeks that runs short, and three decisions that mend it.',
  anchor: 'exhibit',
  fields,
  rule: (data, context) => {
    if (context.issues.length > 0) return
    const [path, message] = mistakeIn(data) ?? []
    if (path && message) refuse(context, path, message)
  },
})

/** The first only, because the numbers say little after it. */
function mistakeIn(data: z.infer<z.ZodObject<typeof fields>>): [PropertyKey[], string] | undefined {
  const { reserve, moneyIn, moneyOut, decisions } = data
  const lines = [...moneyIn, ...moneyOut]
  for (const [at, decision] of decisions.entries()) {
    const own = lines.find(({ name }) => name.plain === decision.line.plain)
    if (!own) {
      const names = lines.map(({ name }) => name.plain)
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
