import { Accordion } from '#app/components/accordion.tsx'
import { Chart } from '#app/components/chart.tsx'
import { PlainList } from '#app/components/plain-list.tsx'
import { joinList } from '#app/content/engine/words.ts'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import { type CashLine, cashForecast, weeksOf } from '#app/lib/cash.ts'
import { dollars } from '#app/lib/money.ts'
import { element, words } from '#app/lib/tree.ts'
import styles from './cash.module.css'

/** Thirteen weeks of cash, and the decisions that keep it from running short. */
export function Cash(plan: ExhibitOf<'cash'>) {
  const { opening, reserve, moneyIn, moneyOut, decisions } = plan
  const { planned, after, low, lowAfter, steps } = cashForecast(plan)
  return (
    <>
      <div className={styles.pair}>
        <Chart
          data={{
            kind: 'bars',
            pairs: true,
            caption: `As planned, week ${low.week} ends ${dollars(-low.amount)} short. After three decisions, no week ends below ${dollars(lowAfter.amount)}.`,
            columns: ['Week', 'Planned', 'After'],
            rows: planned.map(({ week, amount }, index) => ({
              label: amount < 0 ? [element('strong', {}, [words(`${week}, short`)])] : String(week),
              amounts: [amount, after[index]?.amount ?? 0],
            })),
          }}
        />
        <ol className={styles.decisions}>
          {decisions.map(({ name, text, from, to }, index) => {
            const { amount = 0, cost = 0, lift = 0 } = steps[index] ?? {}
            const price = cost > 0 ? ` at a cost of ${dollars(cost)}` : ''
            return (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
                <p className={styles.move}>
                  {`${dollars(amount)} moves from week ${from} to ${weeksInWords(to)}${price}. `}
                  <span>
                    Lowest week up <strong>{dollars(lift)}</strong>
                  </span>
                </p>
              </li>
            )
          })}
        </ol>
      </div>
      <Accordion
        items={[
          {
            id: 'exhibit-lines',
            question: 'Every line of this forecast',
            answer: (
              <PlainList
                items={[
                  `In the bank at the start: ${dollars(opening)}`,
                  `The least the owner wants in the bank: ${dollars(reserve)}`,
                  ...moneyIn.map((line) => lineInWords(line, '+')),
                  ...moneyOut.map((line) => lineInWords(line, '−')),
                ]}
              />
            ),
          },
        ]}
      />
    </>
  )
}

function lineInWords(line: CashLine, sign: '+' | '−'): string {
  const { name, amount, every } = line
  const when = every === 1 ? 'every week' : `in ${weeksInWords(weeksOf(line))}`
  return `${name}: ${sign}${dollars(amount)} ${when}`
}

/** "week 7", "weeks 5, 9 and 13". */
function weeksInWords(weeks: readonly number[]): string {
  return `${weeks.length === 1 ? 'week' : 'weeks'} ${joinList(weeks.map(String), 'and')}`
}
