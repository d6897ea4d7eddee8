import { FaqList } from '#app/components/faq-list.tsx'
import { ClosingCall, PlateHero } from '#app/components/hero-and-closing.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import type { PageProps } from '#app/components/site.tsx'
import type { Claim } from '#app/content/schemas/claims.ts'
import type { AboutPage, Faq } from '#app/content/schemas/pages.ts'
import { address } from '#app/lib/address.ts'
import { monthYear } from '#app/lib/dates.ts'
import { rangeText } from '#app/lib/money.ts'
import styles from './page.module.css'
import { WhoWeServeTabs } from './who-we-serve-tabs.tsx'

export function Page({ content }: PageProps) {
  const { firm, claims, team, audiences, faq } = content
  const { about } = content.pages
  const { hero } = about
  return (
    <>
      <PlateHero {...hero}>
        <Trunk
          {...about.trunk}
          since={firm.founded}
          fullTimeSince={firm.fullTimeSince}
          claim={claims.yearsExperience}
        />
      </PlateHero>
      <Purpose mission={about.mission} founder={about.founder} founderName={team.founder?.name} />
      <People {...about.team} />
      <WhoWeServeTabs
        {...about.serve}
        audiences={audiences.audiences}
        revenueBands={firm.revenueBands}
      />
      <Questions {...about.faq} items={faq.items.filter(({ onAbout }) => onAbout)} />
      <ClosingCall {...about.closing} schedule={hero.schedule} call={hero.call} />
    </>
  )
}

type TrunkProps = AboutPage['trunk'] & { since: string; fullTimeSince: number; claim: Claim }

/** The years of the firm as the rings of a trunk, with three labels. */
function Trunk(props: TrunkProps) {
  const { experience, fullTime, founded, alt, caption, since, fullTimeSince, claim } = props
  return (
    <figure className={styles.trunk}>
      <div className={styles.plate} data-print="no">
        <div className={styles.drawing}>
          <Drawing name="about-trunk" alt={alt} width={640} height={640} loading="eager" />
          <Drawing name="about-trunk-leaders" width={720} height={640} loading="eager" />
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

function Purpose({ mission, founder, founderName }: PurposeProps) {
  return (
    <div className={styles.purpose}>
      <section aria-labelledby="mission-heading">
        <h2 id="mission-heading">{mission.heading}</h2>
        <Prose html={mission.text} as="p" within={styles.mission} />
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
function People({ heading, roles, more }: AboutPage['team']) {
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
      <Prose html={more} as="p" within={styles.moreRoles} />
    </Section>
  )
}

type QuestionsProps = AboutPage['faq'] & { items: Faq['items'] }

/** A selection from /faq, with the same answers. */
function Questions({ more, items }: QuestionsProps) {
  return (
    <Section id="questions" heading="FAQ">
      <FaqList items={items} />
      <p className={styles.moreQuestions}>
        <a href={address('/faq')}>{more}</a>
      </p>
    </Section>
  )
}
