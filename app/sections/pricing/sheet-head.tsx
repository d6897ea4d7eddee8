import { firm, hoursText } from '#app/content/firm.ts'
import { longDate } from '#app/lib/dates.ts'
import styles from './sheet-head.module.css'

/** The head of the printed price sheet; on the screen the page has its own. */
export function SheetHead() {
  return (
    <div className={styles.head} aria-hidden="true">
      <p>
        <b>{firm.name}</b> · Price sheet, {longDate(firm.pricesEffective)}
      </p>
      <p>
        {firm.phone} · {firm.email} · {hoursText}
      </p>
    </div>
  )
}
