import { monthYear } from '#app/lib/dates.ts'
import styles from './reviewed.module.css'

/** When the tax figures of a page were last checked. */
export function Reviewed({ date }: { date: string | undefined }) {
  return date ? <p className={styles.reviewed}>Reviewed {monthYear(date)}</p> : null
}
