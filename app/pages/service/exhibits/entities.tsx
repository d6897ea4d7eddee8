import { Chart } from '#app/components/chart.tsx'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import { affordablePay, breakEven, gain, llc, sCorporation, soleOwner } from '#app/lib/entities.ts'
import { dollars } from '#app/lib/money.ts'
import styles from './entities.module.css'

const choices = ['Sole owner', 'LLC', 'S corporation']

/** What an S corporation leaves at each profit, and the taxes and costs behind it. */
export function Entities({ profits, ...numbers }: ExhibitOf<'entities'>) {
  const even = breakEven(profits[0] ?? 0, profits.at(-1) ?? 0, numbers) ?? 0
  const results = profits.map((profit) => ({
    profit,
    all: [soleOwner, llc, sCorporation].map((result) => result(profit, numbers)),
  }))
  const costs = results[0]?.all ?? []
  return (
    <div className={styles.both}>
      <Chart
        data={{
          kind: 'bars',
          caption: `Compared with a sole owner, an S corporation leaves you more from about ${dollars(even)} of profit.`,
          note: payNote(profits, numbers),
          columns: ['Profit', 'You keep'],
          rows: [...new Set([...profits, even])]
            .toSorted((a, b) => a - b)
            .map((profit) =>
              profit === even
                ? {
                    label: `About ${dollars(even)}`,
                    amounts: [{ value: 0, shown: 'break-even' }],
                    isLevel: true,
                  }
                : { label: dollars(profit), amounts: [compared(gain(profit, numbers))] },
            ),
        }}
      />
      <Chart
        data={{
          kind: 'amounts',
          caption: 'What is left after one year’s taxes and costs',
          columns: ['', ...choices],
          rows: [
            { label: 'Payroll costs', amounts: costs.map(({ payroll }) => payroll) },
            { label: 'Filing costs', amounts: costs.map(({ filing }) => filing) },
            ...results.flatMap(({ profit, all }) => [
              {
                label: `Left of ${dollars(profit)}`,
                amounts: all.map(({ left }) => left),
                isLevel: true,
              },
              { label: 'SE or payroll tax', amounts: all.map(({ social }) => social) },
              { label: 'Income tax', amounts: all.map(({ income }) => income) },
            ]),
          ],
        }}
      />
    </div>
  )
}

function compared(value: number) {
  return { value, shown: `${dollars(Math.abs(value))} ${value < 0 ? 'less' : 'more'}` }
}

/** Pay is what the reader can't see in the table, and what everything depends on. */
function payNote(profits: readonly number[], numbers: Parameters<typeof affordablePay>[1]) {
  const short = profits.flatMap((profit) => {
    const pay = affordablePay(profit, numbers)
    return pay < numbers.pay ? [`${dollars(pay)} at ${dollars(profit)}`] : []
  })
  const less = short.length > 0 ? `, or all the company can afford: ${short.join(', ')}` : ''
  return `The owner’s pay is ${dollars(numbers.pay)}${less}.`
}
