import { FaqList } from '#app/components/faq-list.tsx'
import { ClosingCall, PlateHero } from '#app/components/hero-and-closing.tsx'
import { NamedList } from '#app/components/named-list.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { type PageProps, useFormats } from '#app/components/site.tsx'
import type { Content } from '#app/content/collections.ts'
import { founderOf } from '#app/content/firm.ts'
import type { AboutPage } from '#app/content/schemas/pages.ts'
import { address } from '#app/lib/address.ts'
import { rangeText } from '#app/lib/money.ts'
import { fieldText } from '#app/lib/shown.ts'
import styles from './page.module.css'
import { WhoWeServe } from './who-we-serve.tsx'

export function Page({ content }: PageProps) {
  const { hero, team, faq, closing } = content.pages.about
  const questions = content.faq.items.filter(({ onAbout }) => onAbout)
  return (
    <>
      <PlateHero {...hero}>
        <Trunk {...content} />
      </PlateHero>
      <Purpose {...content} />
      {team && <People {...team} />}
      <WhoWeServe {...content} />
      {questions.length > 0 && (
        <Section id="questions" heading={faq.heading}>
          <FaqList items={questions} />
          <p className={styles.moreQuestions}>
            <a href={address('/faq')}>{faq.more}</a>
          </p>
        </Section>
      )}
      {closing && <ClosingCall {...closing} schedule={hero.schedule} call={hero.call} />}
    </>
  )
}

/** The years of the firm as the rings of a trunk, with a label for each date it states. */
function Trunk({ firm, claims, pages }: Content) {
  const { experience, fullTime, founded, asOf, alt, caption } = pages.about.trunk
  const claim = claims.yearsExperience
  const { monthYear } = useFormats()
  return (
    <div className={styles.trunk}>
      <figure className={styles.trunk} data-print="no">
        <div className={styles.plate}>
          <div className={styles.drawing}>
            <Drawing name="about-trunk" alt={alt} loading="eager" />
            <Drawing name="about-trunk-leaders" loading="eager" />
          </div>
          <ul>
            {claim && (
              <li data-line="bark">
                <b>{rangeText(claim)}</b> {experience}
              </li>
            )}
            {firm.fullTimeSince && (
              <li data-line="ring">
                {fullTime} <b>{fieldText(firm, 'fullTimeSince')}</b>
              </li>
            )}
            <li data-line="pith">
              {founded} <b>{fieldText(firm, 'founded', monthYear)}</b>
            </li>
          </ul>
        </div>
        <figcaption>
          <Prose html={caption} as="span" />
        </figcaption>
      </figure>
      {claim && (
        <p className="small-print">
          {rangeText(claim)} {claim.label}: {claim.basis}, {asOf}{' '}
          {fieldText(claim, 'asOf', monthYear)}.
        </p>
      )}
    </div>
  )
}

/** A firm may not have said who its founder is. */
function Purpose({ pages, team }: Content) {
  const { mission, founder } = pages.about
  const { name } = founderOf(team)
  if (!mission && !founder) return null
  return (
    <div className={styles.purpose}>
      {mission && (
        <section aria-labelledby="mission-heading">
          <h2 id="mission-heading">{mission.heading}</h2>
          <Prose html={mission.text} as="p" within={styles.mission} />
        </section>
      )}
      {founder && (
        <section id="founder" aria-labelledby="founder-heading">
          <h2 id="founder-heading">{name ? `${founder.heading}, ${name}` : founder.heading}</h2>
          <div className={styles.bio}>
            {founder.bio.map((paragraph) => (
              <Prose key={paragraph.html} html={paragraph} as="p" />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

/** The team by roles; the counts are on /about-our-firm. */
function People({ heading, roles, more }: NonNullable<AboutPage['team']>) {
  return (
    <Section id="team" tone="alternate" heading={heading}>
      <NamedList items={roles} />
      {more && <Prose html={more} as="p" within={styles.moreRoles} />}
    </Section>
  )
}
