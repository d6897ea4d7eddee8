import '../styles/charts.css'
import { CheckList } from '../components/check-list.tsx'
import { Section } from '../components/section.tsx'
import { roles } from '../components/table-roles.ts'
import { Paragraph } from '../components/text.tsx'
import { type CashLine, cashForecast } from '../lib/cash-forecast.ts'
import { dollars } from '../lib/money.ts'
import type { Placed } from '../schema/fields.ts'
import type { cash } from '../schema/pages/outsourced-cfo.ts'
import styles from './cash.module.css'

/** Thirteen weeks of cash, and the decisions that keep it from running short. */
export function Cash({ id, tone, heading, intro, note, reserve, ...plan }: Placed<typeof cash>) {
  const { planned, after, steps } = cashForecast(plan)
  const lines = [
    `In the bank at the start: ${dollars(plan.opening)}`,
    `The least the owner wants in the bank: ${dollars(reserve)}`,
    ...plan.moneyIn.map((line) => lineInWords(line, '+')),
    ...plan.moneyOut.map((line) => lineInWords(line, '−')),
  ]
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <p className={styles.label}>
        <strong>Illustrative example</strong> Not an actual client. Shown to explain the kind of work we do.
      </p>
      <div className={styles.pair}>
        <Balances planned={planned} after={after} />
        <ol className={styles.decisions}>
          {steps.map(({ name, text, amount, from, to, cost, lift }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
              <p className={styles.move}>
                {`${dollars(amount)} moves from week ${from} to ${weeksInWords(to)}`}
                {cost > 0 && ` at a cost of ${dollars(cost)}`}.{' '}
                <span>
                  Lowest week up <strong>{dollars(lift)}</strong>
                </span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <div className="accordion">
        <details>
          <summary>
            <h3>Every line of this forecast</h3>
          </summary>
          <div id={`${id}-lines`}>
            <CheckList items={lines} mark="dash" />
          </div>
        </details>
      </div>
      <Paragraph className={styles.note}>{note}</Paragraph>
    </Section>
  )
}

/** A table in words, with the two balances of each week as bars that a screen reader skips. */
function Balances({ planned, after }: { planned: readonly number[]; after: readonly number[] }) {
  const [least, most] = [Math.min(...planned, ...after), Math.max(...planned, ...after)]
  const share = (amount: number) => `${((100 * (amount - least)) / (most - least)).toFixed(2)}%`
  const zero = share(0)
  const low = Math.min(...planned)
  return (
    <div className={`charts ${styles.bars}`} data-block="bars">
      <table {...roles.table} data-columns="3" data-scale="">
        <caption>
          {`As planned, week ${planned.indexOf(low) + 1} ends ${dollars(-low)} short. `}
          {`After three decisions, no week ends below ${dollars(Math.min(...after))}.`}
        </caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHeader}>Week</th>
            {['Planned', 'After'].map((name, index) => (
              <th key={name} {...roles.columnHeader}>
                <svg aria-hidden="true">
                  <line x1="0%" x2="100%" y1="50%" y2="50%" data-tone={`bar-${index + 1}`} />
                </svg>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {planned.map((amount, index) => {
            const other = after[index] ?? 0
            const week = index + 1
            return (
              <tr key={week} {...roles.row}>
                <th {...roles.rowHeader}>{amount < 0 ? <strong>{week}, short</strong> : week}</th>
                <td {...roles.cell} data-label="Planned">
                  <svg aria-hidden="true">
                    <line x1={zero} x2={zero} y1="0%" y2="100%" data-tone="rule" />
                    <line x1={zero} x2={share(amount)} y1="30%" y2="30%" data-tone="bar-1" />
                    <line x1={zero} x2={share(other)} y1="70%" y2="70%" data-tone="bar-2" />
                  </svg>
                  <span>{dollars(amount).replace('-', '−')}</span>
                </td>
                <td {...roles.cell} data-label="After">
                  <span>{dollars(other)}</span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function lineInWords({ name, amount, weeks }: CashLine, sign: '+' | '−'): string {
  return `${name}: ${sign}${dollars(amount)} ${weeks ? `in ${weeksInWords(weeks)}` : 'every week'}`
}

/** "week 7", "weeks 5, 9 and 13". */
function weeksInWords(weeks: readonly number[]): string {
  const words = weeks.join(', ').replace(/, (\d+)$/, ' and $1')
  return weeks.length === 1 ? `week ${words}` : `weeks ${words}`
}
