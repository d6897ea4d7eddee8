import type { ReactNode } from 'react'
import { firm } from '../data.ts'
import { longDate, monthYear, today } from '../lib/dates.ts'
import { telephone } from '../lib/telephone.ts'
import styles from './review.module.css'

/** When the tax figures beside it were last checked, and, once their last day is over, that. */
export function Reviewed({ day, validThrough }: { day: string; validThrough?: string | undefined }) {
  const isOver = validThrough !== undefined && validThrough < today(firm.timeZone)
  return (
    <>
      {isOver && (
        <p className={styles.reviewed}>
          Some tax figures here were right through {longDate(validThrough)}. Please ask us for the current ones.
        </p>
      )}
      <p className={styles.reviewed}>Reviewed {monthYear(day)}</p>
    </>
  )
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
