import type { ReactNode } from 'react'
import { firm } from '../data.ts'
import { longDate, monthYear, today } from '../lib/dates.ts'
import { telephone } from '../lib/telephone.ts'
import styles from './review.module.css'

/** When what is beside it was last checked. */
export function Reviewed({ day }: { day: string }) {
  return <p className={styles.reviewed}>Reviewed {monthYear(day)}</p>
}

/** What it holds is shown through that day; after it one sentence is, with the number to call. */
export function GoodThrough({ day, name, children }: { day: string; name: string; children: ReactNode }) {
  if (day >= today(firm.timeZone)) return children
  return (
    <p className="measure">
      {name}: these figures were good through {longDate(day)}. Please call{' '}
      <a href={telephone(firm.phone)}>
        <span className="whole">{firm.phone}</span>
      </a>
      .
    </p>
  )
}
