import { Fragment } from 'react'
import { Bar, BarChart, percent, Tick } from '../components/bar.tsx'
import { Section } from '../components/section.tsx'
import { Cell, Row, RowHeader, Table } from '../components/table.tsx'
import { byId, prices } from '../data.ts'
import { dayOfTaxYear } from '../lib/dates.ts'
import type { SectionProps } from '../schema/fields.ts'
import type { strip } from '../schema/sections.ts'
import type { monthlyClose } from '../schema/services.ts'
import styles from './timeline.module.css'

type Axis = {
  /** Of the first column, and of the second. */
  columns: readonly [string, string]
  days: number
  ticks: readonly { at: number; name: string; anchor: 'middle' | 'end'; ink: 'rule' | 'wall' }[]
}
type Task = {
  what: string
  remark?: string
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
export function Strip({ strips, ...section }: SectionProps<typeof strip>) {
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
export function MonthlyClose({ packages, ...section }: SectionProps<typeof monthlyClose>) {
  return (
    <Section {...section}>
      <div className={styles.timeline}>
        {packages.map(({ package: id, tasks }) => (
          <Chart
            key={id}
            caption={byId(prices.accounting, id).title}
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
function Chart({ caption, axis, bars }: { caption: string; axis: Axis; bars: readonly Task[] }) {
  return (
    <Table
      caption={caption}
      columns={[
        <span key="what" className="visually-hidden">
          {axis.columns[0]}
        </span>,
        <Fragment key="when">
          <span className="visually-hidden">{axis.columns[1]}</span>
          <BarChart>
            {axis.ticks.map(({ at, name, anchor }) => (
              <text key={at} x={percent(at / axis.days)} y="50%" textAnchor={anchor}>
                {name}
              </text>
            ))}
          </BarChart>
        </Fragment>,
      ]}
    >
      {bars.map(({ what, remark, when, from, to, ink }) => (
        <Row key={what}>
          <RowHeader>
            {what} {remark && <small>{remark}</small>}
          </RowHeader>
          <Cell>
            <BarChart>
              {axis.ticks.map((tick) => (
                <Tick key={tick.at} at={tick.at / axis.days} ink={tick.ink} />
              ))}
              <Bar from={from / axis.days} to={to / axis.days} ink={ink} />
            </BarChart>
            <span>{when}</span>
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
