import { BookOrCall } from '../components/book-or-call.tsx'
import { Drawing } from '../components/drawing.tsx'
import { OpeningHours } from '../components/opening-hours.tsx'
import { Inline, Paragraph } from '../components/text.tsx'
import { firm } from '../data.ts'
import { weekOf } from '../lib/hours.ts'
import type { SectionProps } from '../schema/fields.ts'
import type { illustratedHead } from '../schema/sections.ts'
import styles from './contact-head.module.css'
import head from './head.module.css'

/** Opening status, call, booking and hours all fit on the first screen of a phone. */
export function ContactHead({ id, heading, lead, schedule, call, caption, alt }: SectionProps<typeof illustratedHead>) {
  const opening = { timeZone: firm.timeZone, zone: firm.timeZoneName, week: weekOf(firm.hours) }
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`${head.beside} ${styles.head}`} data-tone="plain">
      <div className={head.words}>
        <h1 id={`${id}-heading`}>{heading}</h1>
        {/* Filled in by src/scripts/opening.ts; its space is reserved. */}
        <div className={styles.status} data-opening={JSON.stringify(opening)} />
        <BookOrCall schedule={schedule} call={call} note />
        <div>
          <p className={styles.hours}>
            <OpeningHours />
          </p>
        </div>
        <Paragraph className="lead">{lead}</Paragraph>
      </div>
      <figure className={styles.figure}>
        <div className={styles.dial}>
          <Drawing name="week-dial" alt={alt} loading="eager" />
          <svg viewBox="-1000 -1000 2000 2000" aria-hidden="true" className={styles.hand}>
            <path data-hand="" d="M0 120L-13 0L0-912L13 0Z" />
            <circle r="30" />
          </svg>
        </div>
        <figcaption>
          <Inline>{caption}</Inline>
        </figcaption>
      </figure>
    </section>
  )
}
