import type { ReactNode } from 'react'
import { ClosingCall, PlateHero } from '#app/components/hero-and-closing.tsx'
import { ImageTile, tileWidth } from '#app/components/image-tile.tsx'
import { NamedList } from '#app/components/named-list.tsx'
import { Drawing, Plate } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { type PageProps, useContent, useFormats, usePictures } from '#app/components/site.tsx'
import type { Content } from '#app/content/collections.ts'
import { inList } from '#app/content/facts.ts'
import { countOf, credentialText, founderOf } from '#app/content/firm.ts'
import type { OurFirmPage } from '#app/content/schemas/pages.ts'
import { evenColumns } from '#app/lib/even-columns.ts'
import { rangeText } from '#app/lib/money.ts'
import { fieldText, type Shown } from '#app/lib/shown.ts'
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
      {values && <Values {...values} />}
      <Founder {...content} />
      <Team {...content} />
      {checks && <Differentiators {...checks} />}
      {closing && <ClosingCall {...closing} schedule={hero.schedule} call={hero.call} />}
    </>
  )
}

function Mission({ firm, claims, pages }: Content) {
  const { mission } = pages.aboutOurFirm
  const { monthYear } = useFormats()
  if (!mission) return null
  const { heading, text, founded, asOf } = mission
  const claim = claims.yearsExperience
  return (
    <Section id="mission" tone="alternate" heading={heading}>
      <div className={styles.mission}>
        <Prose html={text} as="p" within={styles.missionWords} />
        <div className={styles.dates}>
          <p>
            {founded} <b>{fieldText(firm, 'founded', monthYear)}</b>
          </p>
          {claim && (
            <p>
              <b>{rangeText(claim)}</b> {claim.label}
              <small>
                {claim.basis}, {asOf} {fieldText(claim, 'asOf', monthYear)}
              </small>
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}

function Values({ heading, items }: NonNullable<OurFirmPage['values']>) {
  return (
    <Section id="values" heading={heading}>
      <NamedList items={items} revealed={styles.reveal} />
    </Section>
  )
}

/** The founder's story beside the portrait, or beside an empty frame until there is one. */
function Founder({ pages, team }: Content) {
  const { image } = usePictures()
  const { founder } = pages.aboutOurFirm
  if (!founder) return null
  const { heading, story, awaiting, frame } = founder
  const { name, portrait, alt } = founderOf(team)
  const described = alt ?? (name ? founder.portrait.with({ name }) : frame)
  const caption = portrait ? name : awaiting
  return (
    <Section id="founder" heading={heading}>
      <div className={styles.founder}>
        <figure>
          <ImageTile
            picture={portrait ? image(portrait, tileWidth) : undefined}
            alt={described}
            shape="portrait"
            loading="lazy"
            fallback={<Drawing name="portrait-frame" alt={portrait ? described : frame} />}
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
function Team({ pages, team: { roles, people, support } }: Content) {
  const { heading, intro, noCredential } = pages.aboutOurFirm.team
  return (
    <Section id="team" tone="alternate" heading={heading} intro={intro}>
      <ul className={styles.roster}>
        {roles.map((role) => (
          <Role
            key={role.id}
            ring={`role-${role.id}`}
            name={countOf(role).map(capitalize)}
            credential={role.credential ?? noCredential}
            work={role.work}
            people={people.filter((person) => person.role === role.id)}
          />
        ))}
        {support && (
          <Role ring="support-staff" name={support.name.map(capitalize)} work={support.work} />
        )}
      </ul>
    </Section>
  )
}

type Person = Content['team']['people'][number]
type RoleProps = {
  ring: string
  name: Shown
  credential?: Shown
  work: Shown
  people?: readonly Person[]
}

/** The credential is the role's. Its people may hold others, which their own cards show. */
function Role({ ring, name, credential, work, people = [] }: RoleProps) {
  return (
    <li>
      <Drawing name={ring} className={styles.ring} />
      <Reveal className={styles.roleWords}>
        <h3>{name}</h3>
        {credential && <p>{credential}</p>}
        <p className={styles.roleWork}>{work}</p>
      </Reveal>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map((person) => (
            <PersonCard key={person.id} {...person} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** As wide as the style sheet sets it. */
const photoWidth = 128

/** A person as the firm shows one: what the photo lacks, the words say. */
function PersonCard({ id, name, credentials, photo, photoAlt, bio, languages }: Person) {
  const { image } = usePictures()
  const { pages, interface: ours } = useContent()
  const words = pages.aboutOurFirm.team
  return (
    <li id={`person-${id}`} className={styles.person}>
      {photo && (
        <ImageTile
          picture={image(photo, photoWidth)}
          alt={photoAlt ?? name}
          shape="portrait"
          loading="lazy"
        />
      )}
      <div>
        <h4>{name}</h4>
        {credentials.map((each) => (
          <p key={each.title.plain}>{credentialText(each)}</p>
        ))}
        {bio && <Prose html={bio} as="p" within={styles.bio} />}
        {languages.length > 0 && (
          <p>{words.languages.with({ languages: inList(languages, ours.and) })}</p>
        )}
      </div>
    </li>
  )
}

/** What sets the firm apart, as statements that can be verified. */
function Differentiators({ heading, items }: NonNullable<OurFirmPage['checks']>) {
  return (
    <Section id="checks" tone="dark" heading={heading}>
      <ol className={styles.differentiators} data-even={evenColumns(items.length, 4)}>
        {items.map(({ name, text }) => (
          <li key={name.plain}>
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
