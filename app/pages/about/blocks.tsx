import { FaqList } from '#app/components/faq-list.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { usePictures } from '#app/components/site.tsx'
import type { Claim } from '#app/content/schemas/claims.ts'
import type { AboutPage, Faq } from '#app/content/schemas/pages.ts'
import { address } from '#app/lib/address.ts'
import { monthYear } from '#app/lib/dates.ts'
import { rangeText } from '#app/lib/money.ts'
import styles from './blocks.module.css'

type TrunkProps = AboutPage['trunk'] & { since: string; fullTimeSince: number; claim: Claim }

/** The years of the firm as the rings of a trunk, with three labels. */
export function Trunk(props: TrunkProps) {
  const { drawing } = usePictures()
  const { experience, fullTime, founded, alt, caption, since, fullTimeSince, claim } = props
  return (
    <figure className={styles.trunk}>
      <div className={styles.plate} data-print="no">
        <div className={styles.drawing}>
          <Picture
            src={drawing('about-trunk')}
            alt={alt}
            width={640}
            height={640}
            loading="eager"
          />
          <Picture
            src={drawing('about-trunk-leaders')}
            alt=""
            width={720}
            height={640}
            loading="eager"
          />
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
      <p className={styles.trunkNote}>
        {rangeText(claim)} {claim.label}: {claim.basis}, as of {monthYear(claim.asOf)}.
      </p>
    </figure>
  )
}

type PurposeProps = Pick<AboutPage, 'mission' | 'founder'> & {
  /** Unless the firm has not said who it is. */
  founderName: string | undefined
}

export function Purpose({ mission, founder, founderName }: PurposeProps) {
  return (
    <div className={styles.purpose}>
      <section aria-labelledby="mission-heading">
        <h2 id="mission-heading">{mission.heading}</h2>
        <div className={styles.mission}>
          <Prose html={mission.text} as="p" />
        </div>
      </section>
      <section id="founder" aria-labelledby="founder-heading">
        <h2 id="founder-heading">
          {founderName ? `${founder.heading}, ${founderName}` : founder.heading}
        </h2>
        <div className={styles.bio}>
          {founder.bio.map((paragraph) => (
            <Prose key={paragraph.html} html={paragraph} as="p" />
          ))}
        </div>
      </section>
    </div>
  )
}

/** The team by roles; the counts are on /about-our-firm. */
export function People({ heading, roles, more }: AboutPage['team']) {
  return (
    <Section id="team" tone="alternate" heading={heading}>
      <ul className={styles.roles}>
        {roles.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.moreRoles}>
        <Prose html={more} as="p" />
      </div>
    </Section>
  )
}

type QuestionsProps = AboutPage['faq'] & { items: Faq['items'] }

/** A selection from /faq, with the same answers. */
export function Questions({ more, items }: QuestionsProps) {
  return (
    <Section id="questions" heading="FAQ">
      <FaqList items={items} />
      <p className={styles.moreQuestions}>
        <a href={address('/faq')}>{more}</a>
      </p>
    </Section>
  )
}
