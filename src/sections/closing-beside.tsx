import { BookOrCall } from '../components/book-or-call.tsx'
import type { Placed } from '../schema/fields.ts'
import type { closing } from '../schema/sections.ts'
import styles from './closing-beside.module.css'

/** What to do next, beside the heading; without a band, for the end of a page whose last section is one. */
export function ClosingBeside({ id, heading, schedule, call }: Placed<typeof closing>) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.split} data-tone="plain" data-print="no">
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div className={styles.words}>
        <BookOrCall schedule={schedule} call={call} note />
      </div>
    </section>
  )
}
