import { Chart } from '#app/components/chart.tsx'
import { useContent } from '#app/components/site.tsx'
import { joinList } from '#app/content/engine/english.ts'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import type { Interface } from '#app/content/schemas/interface.ts'
import { breakEven, compareEntities, corporateGain } from '#app/lib/entities.ts'
import { dollars } from '#app/lib/money.ts'
import { interpolate } from '#app/lib/text.ts'
import styles from './entities.module.css'

/** What an S corporation leaves at each profit, and the taxes and costs behind it. */
export function Entities({ profits, ...owner }: ExhibitOf<'entities'>) {
  const { exhibits, and } = useContent().interface
  const words = exhibits.entities
  const even = breakEven(profits[0] ?? 0, profits.at(-1) ?? 0, owner) ?? 0
  const years = profits.map((profit) => {
    const { sole, llc, corporation } = compareEntities(profit, owner)
    return { profit, choices: [sole, llc, corporation], pay: corporation.pay }
  })
  const same = years[0]?.choices ?? []
  const reduced = years
    .filter(({ pay }) => pay < owner.pay)

    .map(({ pay, profit }) =>
      interpolate(words.payFrom, { pay: dollars(pay), profit: dollars(profit) }),
    )
  return (
    <div className={styles.both}>
      <Chart
        data={{
          kind: 'bars',
          caption: interpolate(words.caption, { profit: dollars(even) }),
          note: interpolate(reduced.length > 0 ? words.payOrLess : words.pay, {
            pay: dollars(owner.pay),
            others: joinList(reduced, and),
          }),
          columns: [words.profit, words.keep],
          rows: [...new Set([...profits, even])]
            .toSorted((a, b) => a - b)
            .map((profit) =>
              profit === even
                ? {
                    label: interpolate(words.about, { profit: dollars(even) }),
                    amounts: [{ value: 0, shown: words.even }],
                    isLevel: true,
                  }
                : {
                    label: dollars(profit),
                    amounts: [compared(corporateGain(profit, owner), words)],
                  },
            ),
        }}
      />
      <Chart
        data={{
          kind: 'amounts',
          caption: words.tableCaption,
          columns: ['', words.sole, words.llc, words.corporation],
          rows: [
            { label: words.payroll, amounts: same.map(({ payroll }) => payroll) },
            { label: words.filing, amounts: same.map(({ filing }) => filing) },
            ...years.flatMap(({ profit, choices }) => [
              {
                label: interpolate(words.left, { profit: dollars(profit) }),
                amounts: choices.map(({ left }) => left),
                isLevel: true,
              },
              { label: words.social, amounts: choices.map(({ social }) => social) },
              { label: words.income, amounts: choices.map(({ income }) => income) },
            ]),
          ],
        }}
      />
    </div>
  )
}

function compared(value: number, { less, more }: Interface['exhibits']['entities']) {
  return {
    value,
    shown: interpolate(value < 0 ? less : more, { amount: dollars(Math.abs(value)) }),
  }
}
