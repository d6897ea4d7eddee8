import type { LearningLibrary } from '#app/content/schemas/pages.ts'
import type { Deadlines } from '#app/content/schemas/tax.ts'
import { weekdayName } from '#app/lib/calendar.ts'
import { monthDay } from '#app/lib/dates.ts'
import { fill } from '#app/lib/fill.ts'
import { roles } from '#app/ui/table-roles.ts'
import styles from './deadline-row.module.css'

type DeadlineRowProps = Deadlines['deadlines'][number] & {
  words: LearningLibrary['calendar']
  /** Several things may be due on one day: then only the first row shows the date. */
  isFirst: boolean
}

export function DeadlineRow({ name, who, date, state, moved, words, isFirst }: DeadlineRowProps) {
  return (
    <tr {...roles.row} className={styles.row} data-first={isFirst ? 'yes' : 'no'}>
      <td {...roles.cell} className={styles.date}>
        <time dateTime={date} className={isFirst ? undefined : 'visually-hidden'}>
          <b>{monthDay(date)}</b> {weekdayName(date)}
        </time>
        {moved && (
          <span className={styles.moved}>
            {fill(words.moved, { from: monthDay(moved.from), because: moved.because })}
          </span>
        )}
      </td>
      <th {...roles.rowHeader} className={styles.name}>
        <span className={styles.what}>
          {name}
          {state && <span className={styles.state}>{fill(words.state, { state })}</span>}
        </span>
      </th>
      <td {...roles.cell} className={styles.who} data-figures="proportional">
        {who}
      </td>
    </tr>
  )
}
