import { BookOrCall } from '../components/book-or-call.tsx'
import { Paragraph } from '../components/text.tsx'
import type { Placed } from '../schema/fields.ts'
import type { closing } from '../schema/sections.ts'
import styles from './closing-beside.module.css'

type Props = Placed<typeof closing> & { note?: boolean }

/** What to do next, beside the heading; without a band, for the end of a page whose last section is one. */
export function ClosingBeside({ id, heading, text, schedule, call, note = false }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.split} data-tone="plain" data-print="no">
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div className={styles.words}>
        {text && <Paragraph>{text}</Paragraph>}
        <BookOrCall schedule={schedule} call={call} note={note} />
      </div>
    </section>
  )
}
