import { calendarPath } from '#app/content/downloads.ts'
import type { LearningLibrary } from '#app/content/schemas/pages.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notes } from '#app/ui/notes.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { roles } from '#app/ui/table-roles.ts'
import calendar from '#content/deadlines.yaml'
import { Reviewed } from '../reviewed.tsx'
import { DeadlineRow } from './deadline-row.tsx'
import styles from './tax-calendar.module.css'

/** The deadlines of the year as a table, and the same as a file for the visitor's own calendar. */
export function TaxCalendar(words: LearningLibrary['calendar']) {
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
        <ButtonLink href={calendarPath}>{download}</ButtonLink>
        <p>{about}</p>
      </div>
      <Notes>
        {notes.map((note) => (
          <li key={note.html}>
            <Prose html={note} as="span" />
          </li>
        ))}
      </Notes>
      <Reviewed date={calendar.reviewed} />
    </Section>
  )
}
