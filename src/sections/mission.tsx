import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import { claims, firm, one } from '../data.ts'
import { figureText } from '../lib/claims.ts'
import { monthYear } from '../lib/dates.ts'
import type { Placed } from '../schema/fields.ts'
import type { mission } from '../schema/pages/about-our-firm.ts'
import styles from './mission.module.css'

/** What the firm is for, and since when. */
export function Mission({ id, tone, heading, text }: Placed<typeof mission>) {
  const years = one(claims, 'yearsExperience')
  return (
    <Section id={id} tone={tone} heading={heading}>
      <div className="columns">
        <Paragraph className={styles.words}>{text}</Paragraph>
        <div className={styles.dates}>
          <p>
            Founded <b>{monthYear(firm.founded)}</b>
          </p>
          <p>
            <b>{figureText(years)}</b> {years.label}
            <small>
              {years.basis}, as of {monthYear(years.asOf)}
            </small>
          </p>
        </div>
      </div>
    </Section>
  )
}
