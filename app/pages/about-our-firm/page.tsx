import type { ReactNode } from 'react'
import { ClosingCall, PlateHero } from '#app/components/hero-and-closing.tsx'
import { ImageTile, tileWidth } from '#app/components/image-tile.tsx'
import { NamedList } from '#app/components/named-list.tsx'
import { Drawing, Plate } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { type PageProps, usePictures } from '#app/components/site.tsx'
import type { Content } from '#app/content/collections.ts'
import { countOf } from '#app/content/firm.ts'
import type { OurFirmPage } from '#app/content/schemas/pages.ts'
import { monthYear } from '#app/lib/dates.ts'
import { rangeText } from '#app/lib/money.ts'
import { capitalize } from '#app/lib/text.ts'
import styles from './page.module.css'

export function Page({ content }: PageProps) {
  const { drawing } = usePictures()
  const { hero, plate, values, checks, closing } = content.pages.aboutOurFirm
  return (
    <>
      <PlateHero {...hero}>
        <Plate {...drawing('about-roster')} {...plate} />
      </PlateHero>
      <Mission {...content} />
      <Values {...values} />
      <Founder {...content} />
      <Team {...content} />
      <Differentiators {...checks} />
      <ClosingCall {...closing} schedule={hero.schedule} call={hero.call} />
    </>
  )
}

function Mission({ firm, claims, pages }: Content) {
  const { heading, text, founded, asOf } = pages.aboutOurFirm.mission
  const claim = claims.yearsExperience
  return (
    <Section id="mission" tone="alternate" heading={heading}>
      <div className={styles.mission}>
        <Prose html={text} as="p" within={styles.missionWords} />
        <div className={styles.dates}>
          <p>
            {founded} <b>{monthYear(firm.founded)}</b>
          </p>
          {claim && (
            <p>
              <b>{rangeText(claim)}</b> {claim.label}
              <small>
                {claim.basis}, {asOf} {monthYear(claim.asOf)}
              </small>
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}

function Values({ heading, items }: OurFirmPage['values']) {
  return (
    <Section id="values" heading={heading}>
      <NamedList items={items} columns={4} revealed={styles.reveal} />
    </Section>
  )
}

/** The founder's story beside the portrait, or beside an empty frame until there is one. */
function Founder({ pages, team }: Content) {
  const { image } = usePictures()
  const { heading, story, awaiting } = pages.aboutOurFirm.founder
  const { name, portrait } = team.founder ?? {}
  const alt = `Portrait of ${name ?? 'the founder'}`
  const caption = portrait ? name : awaiting
  return (
    <Section id="founder" heading={heading}>
      <div className={styles.founder}>
        <figure>
          <ImageTile
            picture={portrait ? image(portrait, tileWidth) : undefined}
            alt={alt}
            shape="portrait"
            loading="lazy"
            fallback={
              <Drawing name="portrait-frame" alt={portrait ? alt : `${alt}, coming soon`} />
            }
          />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
        <Reveal className={styles.story}>
          {story.map((paragraph) => (
            <Prose key={paragraph.html} html={paragraph} as="p" />
          ))}
        </Reveal>
      </div>
    </Section>
  )
}

/** Each role with its credential, which must be named exactly as held. */
function Team({ pages, team: { roles, support } }: Content) {
  const { heading, intro, noCredential } = pages.aboutOurFirm.team
  return (
    <Section id="team" tone="alternate" heading={heading} intro={intro}>
      <ul className={styles.roster}>
        {roles.map((role) => (
          <Role
            key={role.id}
            id={role.id}
            name={capitalize(countOf(role))}
            credential={role.credential ?? noCredential}
            work={role.work}
          />
        ))}
        {support && <Role id="support" name={capitalize(support.name)} work={support.work} />}
      </ul>
    </Section>
  )
}

type RoleProps = { id: string; name: string; credential?: string; work: string }

function Role({ id, name, credential, work }: RoleProps) {
  return (
    <li>
      <Drawing name={`role-${id}`} className={styles.ring} />
      <Reveal className={styles.roleWords}>
        <h3>{name}</h3>
        {credential && <p>{credential}</p>}
        <p className={styles.roleWork}>{work}</p>
      </Reveal>
    </li>
  )
}

/** What sets the firm apart, as statements that can be verified. */
function Differentiators({ heading, items }: OurFirmPage['checks']) {
  return (
    <Section id="checks" tone="dark" heading={heading}>
      <ol className={styles.differentiators}>
        {items.map(({ name, text }) => (
          <li key={name}>
            <Reveal>
              <h3>{name}</h3>
              <Prose html={text} as="p" />
            </Reveal>
          </li>
        ))}
      </ol>
    </Section>
  )
}

type RevealProps = { className?: string | undefined; children: ReactNode }

/** A block that fades in once its top is within 85% of the window's height: see
    app/browser/reveals.ts. It is visible in the document. */
function Reveal({ className = '', children }: RevealProps) {
  return (
    <div className={`${styles.reveal} ${className}`} data-reveal="">
      {children}
    </div>
  )
}
