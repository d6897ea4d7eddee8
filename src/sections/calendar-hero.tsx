import { ButtonLink } from '../components/button.tsx'
import { Drawing } from '../components/drawing.tsx'
import { Paragraph } from '../components/text.tsx'
import { firm } from '../data.ts'
import type { Placed } from '../schema/fields.ts'
import type { calendarHero } from '../schema/pages/learning-library.ts'
import styles from './calendar-hero.module.css'

/** The year as a folding ruler, and ways to the calendar and to the blog. */
export function CalendarHero({ id, heading, lead, alt, caption, ...words }: Placed<typeof calendarHero>) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.hero} data-tone="plain">
      <div className={styles.words}>
        <h1 id={`${id}-heading`}>{heading}</h1>
        <Paragraph className="lead">{lead}</Paragraph>
        <div className={styles.buttons}>
          <ButtonLink href="#calendar">{words.calendar}</ButtonLink>
          <ButtonLink href={firm.blogUrl} look="outline">
            {words.blog}
          </ButtonLink>
        </div>
        <p className={styles.notice}>{words.notice}</p>
      </div>
      <figure className={styles.plate} data-print="no">
        <Drawing name="folding-rule" alt={alt} loading="eager" />
        <figcaption>{caption}</figcaption>
      </figure>
    </section>
  )
}
