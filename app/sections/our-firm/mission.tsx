import type { Claim } from '#app/content/schemas/claims.ts'
import type { OurFirmPage } from '#app/content/schemas/pages.ts'
import { monthYear } from '#app/lib/dates.ts'
import { rangeText } from '#app/lib/figure.ts'
import { Prose } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import styles from './mission.module.css'

type MissionProps = OurFirmPage['mission'] & { since: string; claim: Claim }

/** What the firm is for; beside it since when, and what the years are counted from. */
export function Mission({ heading, text, founded, asOf, since, claim }: MissionProps) {
  return (
    <Section id="mission" tone="alternate" heading={heading}>
      <div className={styles.mission}>
        <div className={styles.words}>
          <Prose html={text} as="p" />
        </div>
        <div className={styles.dates}>
          <p>
            {founded} <b>{monthYear(since)}</b>
          </p>
          <p>
            <b>{rangeText(claim)}</b> {claim.label}
            <small>
              {claim.basis}, {asOf} {monthYear(claim.asOf)}
            </small>
          </p>
        </div>
      </div>
    </Section>
  )
}
