import hatch from '../components/hatch.module.css'
import { Section } from '../components/section.tsx'
import { roles } from '../components/table-roles.ts'
import { one, prices } from '../data.ts'
import { dayOfTaxYear } from '../lib/dates.ts'
import type { Placed } from '../schema/fields.ts'
import type { strip } from '../schema/sections.ts'
import type { monthlyClose } from '../schema/services.ts'
import styles from './timeline.module.css'

type Axis = {
  /** Of the first column, and of the second. */
  columns: readonly [string, string]
  days: number
  ticks: readonly { at: number; name: string; anchor: 'middle' | 'end'; ink: 'rule' | 'wall' }[]
}
type Bar = {
  what: string
  remark?: string | undefined
  when: string
  from: number
  to: number
  ink: 'line' | 'metal' | 'soft'
}

/** From January 1 to April 15 of the next year. */
const taxYear: Axis = {
  columns: ['Choice', 'Open'],
  days: 470,
  ticks: [
    { at: 90, name: 'Apr', anchor: 'middle', ink: 'rule' },
    { at: 181, name: 'Jul', anchor: 'middle', ink: 'rule' },
    { at: 273, name: 'Oct', anchor: 'middle', ink: 'rule' },
    { at: 365, name: 'Dec 31', anchor: 'end', ink: 'wall' },
    { at: 470, name: 'Apr 15', anchor: 'end', ink: 'wall' },
  ],
}

/** How long each choice of a tax year stays open. */
export function Strip({ strips, ...section }: Placed<typeof strip>) {
  return (
    <Section {...section}>
      <div className={styles.timeline}>
        {strips.map(({ heading, rows }) => (
          <Chart
            key={heading}
            caption={heading}
            axis={taxYear}
            bars={rows.map(({ what, remark, ours, ...days }) => {
              const [first, last] = [dayOfTaxYear(days.from), dayOfTaxYear(days.to)]
              const when = first.at === 0 ? `until ${last.short}` : `${first.short} to ${last.short}`
              return { what, remark, when, from: first.at, to: last.at + 1, ink: ours ? 'metal' : 'line' }
            })}
          />
        ))}
      </div>
    </Section>
  )
}

/** Three weeks of business days. */
const nextMonth: Axis = {
  columns: ['Task', 'Business days of the next month'],
  days: 15,
  ticks: [
    { at: 5, name: 'Day 5', anchor: 'middle', ink: 'rule' },
    { at: 10, name: 'Day 10', anchor: 'middle', ink: 'rule' },
    { at: 15, name: 'Day 15', anchor: 'end', ink: 'rule' },
  ],
}
const inks = { 'You send': 'metal', We: 'soft', 'You get': 'line' } as const

/** Who does what on which days after a month, for each package. */
export function MonthlyClose({ packages, ...section }: Placed<typeof monthlyClose>) {
  return (
    <Section {...section}>
      <div className={styles.timeline}>
        {packages.map(({ package: id, tasks }) => (
          <Chart
            key={id}
            caption={one(prices.accounting, id).title}
            axis={nextMonth}
            bars={tasks.map(({ part, what, from, to }) => {
              const when = from === to ? `day ${to}` : `days ${from} to ${to}`
              return { what: `${part} ${what}`, when, from: from - 1, to, ink: inks[part] }
            })}
          />
        ))}
      </div>
    </Section>
  )
}

/** A table in words with bars that a screen reader skips. */
function Chart({ caption, axis, bars }: { caption: string; axis: Axis; bars: readonly Bar[] }) {
  const share = (day: number) => `${((100 * day) / axis.days).toFixed(2)}%`
  const [first, second] = axis.columns
  return (
    <table {...roles.table}>
      <caption>{caption}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.columnHeader}>
            <span className="visually-hidden">{first}</span>
          </th>
          <th {...roles.columnHeader}>
            <span className="visually-hidden">{second}</span>
            <svg className={hatch.hatch} aria-hidden="true">
              {axis.ticks.map(({ at, name, anchor }) => (
                <text key={at} x={share(at)} y="50%" textAnchor={anchor}>
                  {name}
                </text>
              ))}
            </svg>
          </th>
        </tr>
      </thead>
      <tbody {...roles.group}>
        {bars.map(({ what, remark, when, from, to, ink }) => (
          <tr key={what} {...roles.row}>
            <th {...roles.rowHeader}>
              {what} {remark && <small>{remark}</small>}
            </th>
            <td {...roles.cell}>
              <svg className={hatch.hatch} aria-hidden="true">
                {axis.ticks.map(({ at, ink: line }) => (
                  <line key={at} x1={share(at)} x2={share(at)} y1="0%" y2="100%" data-ink={line} />
                ))}
                <line x1={share(from)} x2={share(to)} y1="50%" y2="50%" data-ink={ink} />
              </svg>
              <span>{when}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
