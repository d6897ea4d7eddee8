import { Chart } from '#app/components/chart.tsx'
import { joinList } from '#app/content/engine/words.ts'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import { breakEven, compareEntities, corporateGain } from '#app/lib/entities.ts'
import { dollars } from '#app/lib/money.ts'
import styles from './entities.module.css'

/** What an S corporation leaves at each profit, and the taxes and costs behind it. */
export function Entities({ profits, ...owner }: ExhibitOf<'entities'>) {
  const even = breakEven(profits[0] ?? 0, profits.at(-1) ?? 0, owner) ?? 0
  const years = profits.map((profit) => {
    const { sole, llc, corporation } = compareEntities(profit, owner)
    return { profit, choices: [sole, llc, corporation], pay: corporation.pay }
  })
  const same = years[0]?.choices ?? []
  const reduced = years
    .filter(({ pay }) => pay < owner.pay)
    .map(({ pay, profit }) => `${dollars(pay)} from ${dollars(profit)}`)
  const instead = reduced.length > 0 ? `, or what profit allows: ${joinList(reduced, 'and')}` : ''
  return (
    <div className={styles.both}>
      <Chart
        data={{
          kind: 'bars',
          caption: `Compared with a sole owner, an S corporation leaves you more past about ${dollars(even)} of profit.`,
          note: `The owner's pay is ${dollars(owner.pay)}${instead}.`,
          columns: ['Profit', 'You keep'],
          rows: [...new Set([...profits, even])]
            .toSorted((a, b) => a - b)
            .map((profit) =>
              profit === even
                ? { label: `About ${dollars(even)}`, amounts: [breaksEven], isLevel: true }
                : { label: dollars(profit), amounts: [compared(corporateGain(profit, owner))] },
            ),
        }}
      />
      <Chart
        data={{
          kind: 'amounts',
          caption: "What is left after one year's taxes and costs",
          columns: ['', 'Sole owner', 'LLC', 'S corp.'],
          rows: [
            { label: 'Payroll costs', amounts: same.map(({ payroll }) => payroll) },
            { label: 'Filing costs', amounts: same.map(({ filing }) => filing) },
            ...years.flatMap(({ profit, choices }) => [
              {
                label: `Left from ${dollars(profit)}`,
                amounts: choices.map(({ left }) => left),
                isLevel: true,
              },
              { label: 'SE or payroll tax', amounts: choices.map(({ social }) => social) },
              { label: 'Income tax', amounts: choices.map(({ income }) => income) },
            ]),
          ],
        }}
      />
    </div>
  )
}

const breaksEven = { value: 0, shown: 'break-even' }

function compared(value: number) {
  return { value, shown: `${dollars(Math.abs(value))} ${value < 0 ? 'less' : 'more'}` }
}
