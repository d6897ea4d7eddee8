import { Accordion } from '#app/components/accordion.tsx'
import { Chart } from '#app/components/chart.tsx'
import { PlainList } from '#app/components/plain-list.tsx'
import { Sentence } from '#app/components/sentence.tsx'
import { useContent } from '#app/components/site.tsx'
import { joinList } from '#app/content/engine/english.ts'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import type { Interface } from '#app/content/schemas/interface.ts'
import { type CashLine, cashForecast, weeksOf } from '#app/lib/cash.ts'
import { dollars } from '#app/lib/money.ts'
import { counted, interpolate } from '#app/lib/text.ts'
import { element, words } from '#app/lib/tree.ts'
import styles from './cash.module.css'

/** Thirteen weeks of cash, and the decisions that keep it from running short. */
export function Cash(plan: ExhibitOf<'cash'>) {
  const { exhibits, and } = useContent().interface
  const text = { ...exhibits.cash, and }
  const { opening, reserve, moneyIn, moneyOut, decisions } = plan
  const { planned, after, low, lowAfter, steps } = cashForecast(plan)
  return (
    <>
      <div className={styles.pair}>
        <Chart
          data={{
            kind: 'bars',
            pairs: true,
            caption: interpolate(text.caption, {
              week: `${low.week}`,
              short: dollars(-low.amount),
              least: dollars(lowAfter.amount),
            }),
            columns: [text.week, text.planned, text.after],
            rows: planned.map(({ week, amount }, index) => ({
              label:
                amount < 0 ? [inBold(interpolate(text.short, { week: `${week}` }))] : `${week}`,
              amounts: [amount, after[index]?.amount ?? 0],
            })),
          }}
        />
        <ol className={styles.decisions}>
          {decisions.map(({ name, text: about, from, to }, index) => {
            const { amount = 0, cost = 0, lift = 0 } = steps[index] ?? {}
            const move = interpolate(cost > 0 ? text.movesAtCost : text.moves, {
              amount: dollars(amount),
              from: `${from}`,
              weeks: weeksInWords(to, text),
              cost: dollars(cost),
            })
            return (
              <li key={name}>
                <h3>{name}</h3>
                <p>{about}</p>
                <p className={styles.move}>
                  {`${move} `}
                  <span>
                    <Sentence
                      text={text.lift}
                      values={{ amount: <strong>{dollars(lift)}</strong> }}
                    />
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
            question: text.lines,
            answer: (
              <PlainList
                items={[
                  interpolate(text.opening, { amount: dollars(opening) }),
                  interpolate(text.reserve, { amount: dollars(reserve) }),
                  ...moneyIn.map((line) => lineInWords(line, '+', text)),
                  ...moneyOut.map((line) => lineInWords(line, '−', text)),
                ]}
              />
            ),
          },
        ]}
      />
    </>
  )
}

type Words = Interface['exhibits']['cash'] & Pick<Interface, 'and'>

function inBold(text: string) {
  return element('strong', {}, [words(text)])
}

function lineInWords(line: CashLine, sign: '+' | '−', text: Words): string {
  const { name, amount, every } = line
  return interpolate(every === 1 ? text.always : text.sometimes, {
    line: name,
    amount: `${sign}${dollars(amount)}`,
    weeks: weeksInWords(weeksOf(line), text),
  })
}

/** "week 7", "weeks 5, 9 and 13". */
function weeksInWords(weeks: readonly number[], text: Words): string {
  return `${counted(weeks.length, text.weeks)} ${joinList(weeks.map(String), text.and)}`
}
