import type { Claim } from '#app/content/schemas/claims.ts'
import type { AboutPage } from '#app/content/schemas/pages.ts'
import { monthYear } from '#app/lib/dates.ts'
import { rangeText } from '#app/lib/figure.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Prose } from '#app/ui/prose.tsx'
import plate from '#art/plates/about-trunk.svg'
import leaders from '#art/plates/about-trunk-leaders.svg'
import styles from './trunk.module.css'

type TrunkProps = AboutPage['trunk'] & { since: string; fullTimeSince: number; claim: Claim }

/** The years of the firm as the rings of a trunk, and what its three lines lead to. */
export function Trunk(props: TrunkProps) {
  const { experience, fullTime, founded, alt, caption, since, fullTimeSince, claim } = props
  return (
    <figure className={styles.figure}>
      <div className={styles.plate} data-print="no">
        <div className={styles.drawing}>
          <Picture src={plate} alt={alt} width={640} height={640} loading="eager" />
          <Picture src={leaders} alt="" width={720} height={640} loading="eager" />
        </div>
        <ul>
          <li>
            <b>{rangeText(claim)}</b> {experience}
          </li>
          <li>
            {fullTime} <b>{fullTimeSince}</b>
          </li>
          <li>
            {founded} <b>{monthYear(since)}</b>
          </li>
        </ul>
      </div>
      <figcaption data-print="no">
        <Prose html={caption} as="span" />
      </figcaption>
      <p className={styles.note}>
        {rangeText(claim)} {claim.label}: {claim.basis}, as of {monthYear(claim.asOf)}.
      </p>
    </figure>
  )
}
