import { ButtonLink } from '#app/components/button-link.tsx'
import { Notes, Reviewed } from '#app/components/notes.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { roles } from '#app/components/table-roles.ts'
import type { LearningLibrary } from '#app/content/schemas/pages.ts'
import type { Deadlines } from '#app/content/schemas/tax.ts'
import { monthDay, weekdayName } from '#app/lib/dates.ts'
import { interpolate } from '#app/lib/text.ts'
import styles from './tax-calendar.module.css'

type TaxCalendarProps = LearningLibrary['calendar'] & { calendar: Deadlines; file: string }

/** The deadlines of the year as a table, and as a file for the visitor's own calendar. */
export function TaxCalendar({ calendar, file, ...words }: TaxCalendarProps) {
  const { heading, intro, caption, columns, download, about, notes } = words
  const { deadlines } = calendar
  return (
    <Section id="calendar" tone="alternate" heading={heading} intro={<Prose html={intro} as="p" />}>
      <table {...roles.table} className={styles.table}>
        <caption>{caption}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {[columns.date, columns.what, columns.who].map((column) => (
              <th key={column} {...roles.columnHeader}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {deadlines.map((deadline, index) => (
            <DeadlineRow
              key={deadline.id}
              {...deadline}
              words={words}
              isFirst={deadlines[index - 1]?.date !== deadline.date}
            />
          ))}
        </tbody>
      </table>
      <div className={styles.file} data-print="no">
        <ButtonLink href={file}>{download}</ButtonLink>
        <p>{about}</p>
      </div>
      <Notes items={notes} />
      <Reviewed date={calendar.reviewed} />
    </Section>
  )
}

type DeadlineRowProps = Deadlines['deadlines'][number] & {
  words: LearningLibrary['calendar']
  /** Only the first of several deadlines on one day shows the date. */
  isFirst: boolean
}

function DeadlineRow({ name, who, date, state, moved, words, isFirst }: DeadlineRowProps) {
  return (
    <tr {...roles.row} className={styles.row} data-first={isFirst ? 'yes' : 'no'}>
      <td {...roles.cell} className={styles.date}>
        <time dateTime={date} className={isFirst ? undefined : 'visually-hidden'}>
          <b>{monthDay(date)}</b> {weekdayName(date)}
        </time>
        {moved && (
          <span className={styles.moved}>
            {interpolate(words.moved, { from: monthDay(moved.from), because: moved.because })}
          </span>
        )}
      </td>
      <th {...roles.rowHeader} className={styles.name}>
        <span className={styles.what}>
          {name}
          {state && <span className={styles.state}>{interpolate(words.state, { state })}</span>}
        </span>
      </th>
      <td {...roles.cell} className={styles.who} data-figures="proportional">
        {who}
      </td>
    </tr>
  )
}
