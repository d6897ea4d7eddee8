import type { ViewProps } from '#app/blocks/view.ts'
import type { Interface } from '#app/content/schemas/interface.ts'
import { amountFrom, type Chart } from '#app/lib/charts.ts'
import { breakEven, compareEntities, corporateGain } from '#app/lib/entity-taxes.ts'
import { dollars } from '#app/lib/money.ts'
import { fieldText, from, inList, shown } from '#app/lib/shown.ts'
import type { entities } from './fields.ts'

type Exhibit = ViewProps<typeof entities>

/** What an S corporation leaves at each profit, and the taxes and costs behind it. */
export function entityCharts(exhibit: Exhibit, words: Interface): Chart[] {
  return [gainChart(exhibit, words), costTable(exhibit, words)]
}

/** Where the amounts come from, and how a profit is printed. */
function originsOf({ profits, ...owner }: Exhibit) {
  const law = from(owner, 'law')
  const service = from(owner, 'payrollService')
  const filing = [from(owner, 'corporateReturn'), from(owner, 'stateReport')]
  const costs = [service, ...filing, law]
  const ofProfit = (profit: number) => from(profits, profits.indexOf(profit))
  const profitText = (profit: number) => shown(dollars(profit), ofProfit(profit))
  const inputsAt = (profit: number) => [ofProfit(profit), from(owner, 'pay'), ...costs]
  return { law, service, filing, costs, ofProfit, profitText, inputsAt }
}

function yearsOf({ profits, ...owner }: Exhibit) {
  return profits.map((profit) => {
    const { sole, llc, corporation } = compareEntities(profit, owner)
    return { profit, choices: [sole, llc, corporation], pay: corporation.pay }
  })
}

function gainChart(exhibit: Exhibit, { exhibits, and }: Interface): Chart {
  const { profits, ...owner } = exhibit
  const words = exhibits.entities
  const { costs, ofProfit, profitText, inputsAt } = originsOf(exhibit)
  const even = breakEven(profits[0] ?? 0, profits.at(-1) ?? 0, owner) ?? 0
  const evenText = shown(dollars(even), from(exhibit, 'profits'), from(owner, 'pay'), ...costs)
  const reduced = yearsOf(exhibit)
    .filter(({ pay }) => pay < owner.pay)
    .map(({ pay, profit }) =>
      words.payFrom.with({
        pay: shown(dollars(pay), ofProfit(profit), ...costs),
        profit: profitText(profit),
      }),
    )
  return {
    kind: 'bars',
    caption: words.caption.with({ profit: evenText }),
    note: (reduced.length > 0 ? words.payOrLess : words.pay).with({
      pay: fieldText(owner, 'pay', dollars),
      others: inList(reduced, and),
    }),
    columns: [words.profit, words.keep],
    rows: [...new Set([...profits, even])]
      .toSorted((a, b) => a - b)
      .map((profit) => {
        if (profit === even) {
          return {
            label: words.about.with({ profit: evenText }),
            amounts: [{ value: 0, shown: words.even }],
            isLevel: true,
          }
        }
        const gain = corporateGain(profit, owner)
        const amount = shown(dollars(Math.abs(gain)), ...inputsAt(profit))
        return {
          label: profitText(profit),
          amounts: [{ value: gain, shown: (gain < 0 ? words.less : words.more).with({ amount }) }],
        }
      }),
  }
}

function costTable(exhibit: Exhibit, { exhibits }: Interface): Chart {
  const words = exhibits.entities
  const { law, service, filing, profitText, inputsAt } = originsOf(exhibit)
  const years = yearsOf(exhibit)
  const same = years[0]?.choices ?? []
  const amountsOf = (year: (typeof years)[number], key: 'left' | 'social' | 'income') =>
    year.choices.map((choice) => amountFrom(choice[key], ...inputsAt(year.profit)))
  return {
    kind: 'amounts',
    caption: words.tableCaption,
    columns: ['', words.sole, words.llc, words.corporation],
    rows: [
      {
        label: words.payroll,
        amounts: same.map(({ payroll }) => amountFrom(payroll, service, law)),
      },
      {
        label: words.filing,
        amounts: same.map((each) => amountFrom(each.filing, ...filing)),
      },
      ...years.flatMap((year) => [
        {
          label: words.left.with({ profit: profitText(year.profit) }),
          amounts: amountsOf(year, 'left'),
          isLevel: true,
        },
        { label: words.social, amounts: amountsOf(year, 'social') },
        { label: words.income, amounts: amountsOf(year, 'income') },
      ]),
    ],
  }
}
