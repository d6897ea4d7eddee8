import type { ViewProps } from '#app/blocks/view.ts'
import type { Interface } from '#app/content/schemas/interface.ts'
import { amountFrom, type Chart } from '#app/lib/charts.ts'
import type { Origin } from '#app/lib/marks.ts'
import { dollars } from '#app/lib/money.ts'
import { fieldText, from, inList, say, shown, type Text } from '#app/lib/shown.ts'
import { counted } from '#app/lib/text.ts'
import type { cash } from './fields.ts'
import { type CashLine, cashForecast, weeksOf } from './forecast.ts'

/** The weeks as a chart, what each decision moves and lifts, and the lines behind them. */
export function cashPlan(plan: ViewProps<typeof cash>, { exhibits, and, language }: Interface) {
  const text = { ...exhibits.cash, and, language }
  const { moneyIn, moneyOut, decisions } = plan
  const { planned, after, low, lowAfter, steps } = cashForecast(plan)
  const asPlanned = [from(plan, 'opening'), from(plan, 'moneyIn'), from(plan, 'moneyOut')]
  const afterAll = [from(plan, 'decisions'), ...asPlanned]
  const chart: Chart = {
    kind: 'bars',
    pairs: true,
    caption: text.caption.with({
      week: shown(`${low.week}`, ...asPlanned),
      short: shown(dollars(-low.amount), ...asPlanned),
      least: shown(dollars(lowAfter.amount), ...afterAll),
    }),
    columns: [text.week, text.planned, text.after],
    rows: planned.map(({ week, amount }, index) => {
      const number = shown(`${week}`, from(plan))
      return {
        label: amount < 0 ? text.short.with({ week: number }) : number,
        isMarked: amount < 0,
        amounts: [
          amountFrom(amount, ...asPlanned),
          amountFrom(after[index]?.amount ?? 0, ...afterAll),
        ],
      }
    }),
  }
  return {
    text,
    chart,
    decisions: decisions.map((decision, index) => {
      const { amount = 0, cost = 0, lift = 0 } = steps[index] ?? {}
      const line = [...moneyIn, ...moneyOut].find(({ name }) => name.plain === decision.line.plain)
      const move = (cost > 0 ? text.movesAtCost : text.moves).with({
        amount: shown(dollars(amount), line && from(line, 'amount')),
        from: fieldText(decision, 'from'),
        weeks: weeksInWords(decision.to, from(decision, 'to'), text),
        cost: shown(dollars(cost), from(decision, 'each')),
      })
      return { ...decision, move, lifted: shown(dollars(lift), from(decision), ...asPlanned) }
    }),
    lines: [
      text.opening.with({ amount: fieldText(plan, 'opening', dollars) }),
      text.reserve.with({ amount: fieldText(plan, 'reserve', dollars) }),
      ...moneyIn.map((line) => lineInWords(line, '+', text)),
      ...moneyOut.map((line) => lineInWords(line, '−', text)),
    ],
  }
}

type Words = Interface['exhibits']['cash'] & Pick<Interface, 'and' | 'language'>

function lineInWords(line: CashLine, sign: '+' | '−', text: Words): Text {
  const { name, amount, every } = line
  return (every === 1 ? text.always : text.sometimes).with({
    line: name,
    amount: shown(`${sign}${dollars(amount)}`, from(line, 'amount')),
    weeks: weeksInWords(weeksOf(line), from(line, line.weeks ? 'weeks' : 'every'), text),
  })
}

/** "week 7", "weeks 5, 9 and 13". */
function weeksInWords(weeks: readonly number[], origin: Origin | undefined, text: Words): Text {
  const numbers = weeks.map((week) => shown(`${week}`, origin))
  return say`${counted(weeks.length, text.weeks, text.language)} ${inList(numbers, text.and)}`
}
