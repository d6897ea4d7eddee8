import { BookOrCall } from '../components/book-or-call.tsx'
import { Drawing } from '../components/drawing.tsx'
import { Paragraph } from '../components/text.tsx'
import { firm } from '../data.ts'
import type { SectionProps } from '../schema/fields.ts'
import type { wordsHead } from '../schema/sections.ts'
import styles from './street-head.module.css'

/** The title over the drawing of a street. */
export function StreetHead({ id, heading, lead, schedule, call }: SectionProps<typeof wordsHead>) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.scene}>
      <div className={styles.words}>
        <h1 id={`${id}-heading`}>{heading}</h1>
        <p className={styles.tagline}>{firm.tagline}</p>
        <Paragraph className={styles.lead}>{lead}</Paragraph>
        <BookOrCall schedule={schedule} call={call} note />
      </div>
      <Drawing name="hero" loading="eager" className={styles.street} />
    </section>
  )
}
