import type { ReactNode } from 'react'
import { monthYear } from '#app/lib/dates.ts'
import styles from './notes.module.css'

/** The disclosures of a section, at its end; never smaller than 14px. */
export function Notes({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not treat a list without bullets as a list
    <ul className={styles.notes} role="list">
      {children}
    </ul>
  )
}

/** When the tax figures of a page were last checked. */
export function Reviewed({ date }: { date: string | undefined }) {
  return date ? <p className={styles.reviewed}>Reviewed {monthYear(date)}</p> : null
}
