import type { ReactNode } from 'react'
import { Notes } from '../components/notes.tsx'
import { GoodThrough } from '../components/review.tsx'
import { Section } from '../components/section.tsx'
import { longDate } from '../lib/dates.ts'
import type { Placed } from '../schema/fields.ts'
import type { quarterlyPayments } from '../schema/pages/client-tools.ts'
import styles from './quarterly-payments.module.css'

type Props = Placed<typeof quarterlyPayments> & {
  /** The dates of the current tax year. */
  due: readonly string[]
  /** The tool, an island. */
  children: ReactNode
}

export function QuarterlyPayments({ id, tone, heading, intro, validThrough, due, rules, children }: Props) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <GoodThrough day={validThrough} name={heading}>
        {children}
        <div className={styles.rules}>
          <Notes items={rules} />
          <div>
            <h3>Due dates for {due[0]?.slice(0, 4)}</h3>
            <ol>
              {due.map((date) => (
                <li key={date}>{longDate(date)}</li>
              ))}
            </ol>
          </div>
        </div>
      </GoodThrough>
    </Section>
  )
}
