import type { ReactNode } from 'react'
import { BookOrCall } from '../components/book-or-call.tsx'
import { Drawing, Plate } from '../components/drawing.tsx'
import { Inline, Paragraph } from '../components/text.tsx'
import { claims, firm, one } from '../data.ts'
import { figureText } from '../lib/claims.ts'
import { monthYear } from '../lib/dates.ts'
import type { Placed } from '../schema/fields.ts'
import type { plateHero } from '../schema/pages/about-our-firm.ts'
import styles from './about-hero.module.css'

type Props = Placed<typeof plateHero>

/** A ring for each person of the team. */
export function TeamHero(props: Props) {
  return (
    <Hero {...props}>
      <Plate name="about-roster" alt={props.alt} caption={props.caption} print="no" />
    </Hero>
  )
}

/** The years of the firm as the rings of a trunk, with a label for each date. */
export function YearsHero(props: Props) {
  const years = one(claims, 'yearsExperience')
  return (
    <Hero {...props}>
      <div className={styles.trunk}>
        <figure className={styles.trunk} data-print="no">
          <div className={styles.plate}>
            <div className={styles.drawing}>
              <Drawing name="about-trunk" alt={props.alt} loading="eager" />
              <Drawing name="about-trunk-leaders" loading="eager" />
            </div>
            <ul>
              <li data-line="bark">
                <b>{figureText(years)}</b> years
              </li>
              <li data-line="ring">
                full-time since <b>{firm.fullTimeSince}</b>
              </li>
              <li data-line="pith">
                founded <b>{monthYear(firm.founded)}</b>
              </li>
            </ul>
          </div>
          <figcaption>
            <Inline>{props.caption}</Inline>
          </figcaption>
        </figure>
        <p className="small-print">{`${figureText(years)} ${years.label}: ${years.basis}, as of ${monthYear(years.asOf)}.`}</p>
      </div>
    </Hero>
  )
}

function Hero({ id, heading, lead, schedule, call, children }: Props & { children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.hero}>
      <div>
        <h1 id={`${id}-heading`}>{heading}</h1>
        <Paragraph className={styles.lead}>{lead}</Paragraph>
        <BookOrCall schedule={schedule} call={call} note />
      </div>
      {children}
    </section>
  )
}
