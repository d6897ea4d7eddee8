import { FaqList } from '#app/components/faq-list.tsx'
import { ClosingCall, PlateHero } from '#app/components/hero-and-closing.tsx'
import { NamedList } from '#app/components/named-list.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import type { PageProps } from '#app/components/site.tsx'
import type { Content } from '#app/content/collections.ts'
import type { AboutPage } from '#app/content/schemas/pages.ts'
import { address } from '#app/lib/address.ts'
import { monthYear } from '#app/lib/dates.ts'
import { rangeText } from '#app/lib/money.ts'
import styles from './page.module.css'
import { WhoWeServeTabs } from './who-we-serve-tabs.tsx'

export function Page({ content }: PageProps) {
  const { about } = content.pages
  const { hero } = about
  return (
    <>
      <PlateHero {...hero}>
        <Trunk {...content} />
      </PlateHero>
      <Purpose {...content} />
      <People {...about.team} />
      <WhoWeServeTabs {...content} />
      <Section id="questions" heading="FAQ">
        <FaqList items={content.faq.items.filter(({ onAbout }) => onAbout)} />
        <p className={styles.moreQuestions}>
          <a href={address('/faq')}>{about.faq.more}</a>
        </p>
      </Section>
      <ClosingCall {...about.closing} schedule={hero.schedule} call={hero.call} />
    </>
  )
}

/** The years of the firm as the rings of a trunk, with three labels. */
function Trunk({ firm, claims, pages }: Content) {
  const { experience, fullTime, founded, alt, caption } = pages.about.trunk
  const claim = claims.yearsExperience
  return (
    <figure className={styles.trunk}>
      <div className={styles.plate} data-print="no">
        <div className={styles.drawing}>
          <Drawing name="about-trunk" alt={alt} loading="eager" />
          <Drawing name="about-trunk-leaders" loading="eager" />
        </div>
        <ul>
          {claim && (
            <li>
              <b>{rangeText(claim)}</b> {experience}
            </li>
          )}
          <li>
            {fullTime} <b>{firm.fullTimeSince}</b>
          </li>
          <li>
            {founded} <b>{monthYear(firm.founded)}</b>
          </li>
        </ul>
      </div>
      <figcaption data-print="no">
        <Prose html={caption} as="span" />
      </figcaption>
      {claim && (
        <p className="small-print">
          {rangeText(claim)} {claim.label}: {claim.basis}, as of {monthYear(claim.asOf)}.
        </p>
      )}
    </figure>
  )
}

/** A firm may not have said who its founder is. */
function Purpose({ pages, team }: Content) {
  const { mission, founder } = pages.about
  return (
    <div className={styles.purpose}>
      <section aria-labelledby="mission-heading">
        <h2 id="mission-heading">{mission.heading}</h2>
        <Prose html={mission.text} as="p" within={styles.mission} />
      </section>
      <section id="founder" aria-labelledby="founder-heading">
        <h2 id="founder-heading">
          {team.founder?.name ? `${founder.heading}, ${team.founder.name}` : founder.heading}
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
      <NamedList items={roles} columns={3} />
      <Prose html={more} as="p" within={styles.moreRoles} />
    </Section>
  )
}
