import type { ComponentType } from 'react'
import { BookLink, BookOrCall } from '#app/components/book-or-call.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { FaqList } from '#app/components/faq-list.tsx'
import { GuaranteeFrame } from '#app/components/guarantee.tsx'
import { Notes } from '#app/components/notes.tsx'
import { Drawing, Ornament, Picture } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { type PageProps, useContent, usePictures } from '#app/components/site.tsx'
import { NextSteps } from '#app/components/steps.tsx'
import { Story } from '#app/components/story.tsx'
import type { Content } from '#app/content/collections.ts'
import { countOf } from '#app/content/firm.ts'
import type { Home, SectionOf } from '#app/content/schemas/home.ts'
import { address } from '#app/lib/address.ts'
import { evenColumns } from '#app/lib/even-columns.ts'
import type { Text } from '#app/lib/shown.ts'
import { capitalize } from '#app/lib/text.ts'
import { Comparison } from './comparison.tsx'
import styles from './page.module.css'
import { StatsBand } from './stats-band.tsx'
import { DepreciationExample } from './strategy.tsx'
import { WarningSigns } from './warning-signs.tsx'

export function Page({ content }: PageProps) {
  const { hero, sections } = content.pages.home
  const schedule = hero.schedule ?? content.interface.booking.schedule
  const tones = tonesOf(sections)
  return (
    <>
      <Hero {...content} />
      {sections.map((section, index) => {
        const Part = parts[section.kind] as ComponentType<SectionProps<Sections[number]['kind']>>
        const key = section.kind === 'text' ? section.id : section.kind
        return <Part key={key} {...section} tone={tones[index]} schedule={schedule} />
      })}
    </>
  )
}

type Tone = 'plain' | 'alternate'
type Sections = Home['sections']

/** Bands on another ground, unless the band above already is one. */
function tonesOf(sections: Sections): Tone[] {
  let above: Tone = 'plain'
  return sections.map(({ kind }) => {
    const isBand = kind === 'signs' || kind === 'stories' || kind === 'questions'
    above = isBand && above === 'plain' ? 'alternate' : 'plain'
    return above
  })
}

type SectionProps<Kind extends Sections[number]['kind']> = SectionOf<Kind> & {
  tone: Tone | undefined
  /** The words of every booking button on the page. */
  schedule: Text
}

const parts: { [Kind in Sections[number]['kind']]: ComponentType<SectionProps<Kind>> } = {
  stats: StatsBand,
  services: CoreServices,
  guarantee: GuaranteeTeaser,
  strategy: DepreciationExample,
  signs: WarningSigns,
  people: People,
  stories: Stories,
  comparison: Comparison,
  pricing: PriceTeaser,
  questions: Questions,
  next: Next,
  text: Paragraphs,
}

function Hero({ firm, pages }: Content) {
  const { headline, lead, schedule, call, picture, pictureAlt } = pages.home.hero
  const pictures = usePictures()
  const words = (
    <div className={picture ? undefined : styles.heroWords}>
      <h1 id="hero-heading">{headline}</h1>
      <p className={styles.tagline}>{firm.tagline}</p>
      <Prose html={lead} as="p" within={styles.heroLead} />
      <BookOrCall schedule={schedule} call={call} note />
    </div>
  )
  if (!picture) {
    return (
      <section aria-labelledby="hero-heading" className={styles.hero}>
        {words}
        <Drawing name="hero" loading="eager" className={styles.heroScene} />
      </section>
    )
  }
  const own = pictures.picture('article', picture, 640)
  return (
    <section aria-labelledby="hero-heading" className={`page-width ${styles.ownHero}`}>
      {words}
      <Picture {...own} alt={pictureAlt ?? ''} loading="eager" />
    </section>
  )
}

/** Each story with the record it tells of. */
function Stories({ heading, intro, show, basis, tone }: SectionProps<'stories'>) {
  const { testimonials, caseStudies, interface: words } = useContent()
  const stories = show.flatMap((id) => {
    const testimonial = testimonials?.testimonials.find((each) => each.id === id)
    if (!testimonial) return []
    const record = caseStudies?.records.find((each) => each.id === testimonial.caseStudy)
    return [{ testimonial, record }]
  })
  return (
    <Section id="stories" tone={tone} heading={heading} intro={intro}>
      <Ornament kind="ground" />
      <div className={styles.stories}>
        {stories.map((story) => (
          <Story key={story.testimonial.id} {...story} />
        ))}
      </div>
      {stories.some(({ record }) => record) && (
        <Notes items={[words.notes.savings.with({ basis })]} />
      )}
    </Section>
  )
}

function CoreServices({ heading, cards }: SectionOf<'services'>) {
  return (
    <Section id="services" heading={heading}>
      <ul className={styles.services}>
        {cards.map((card) => (
          <li key={card.to.plain} className={styles.service}>
            <h3>
              <a href={`${address(card.to)}`}>{card.title}</a>
            </h3>
            <span className={styles.serviceFill}>
              <Ornament kind="leader" />
            </span>
            <p className={styles.serviceText}>{card.text}</p>
            <p className={styles.servicePrice}>{card.price}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The guarantee may be named only with its terms or with a link to them. */
function GuaranteeTeaser({ heading, text, link, schedule }: SectionProps<'guarantee'>) {
  return (
    <div className={styles.guarantee}>
      <GuaranteeFrame heading={heading} loading="lazy">
        <div className={styles.guaranteeWords}>
          <Prose html={text} as="p" />
          <p>
            <a href={address('/pricing#guarantee')}>{link}</a>
          </p>
          <BookLink>{schedule}</BookLink>
        </div>
      </GuaranteeFrame>
    </div>
  )
}

/** Who does the work, by role. */
function People({ heading, intro }: SectionOf<'people'>) {
  const { roles } = useContent().team
  return (
    <Section id="people" heading={heading} intro={intro}>
      <dl className={styles.people} data-even={evenColumns(roles.length, 5)}>
        {roles.map((role) => (
          <div key={role.id}>
            <dt>{countOf(role).map(capitalize)}</dt>
            <dd>{role.work}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Questions({ heading, more, tone }: SectionProps<'questions'>) {
  const items = useContent().faq.items.filter(({ onHome }) => onHome)
  if (items.length === 0) return null
  return (
    <Section id="questions" tone={tone} heading={heading}>
      <FaqList items={items} />
      <p className={styles.more}>
        <a href={address('/faq')}>{more}</a>
      </p>
    </Section>
  )
}

function Next({ text, schedule }: SectionProps<'next'>) {
  return (
    <NextSteps>
      <div className={styles.closing} data-print="no">
        <Prose html={text} as="p" />
        <BookLink>{schedule}</BookLink>
      </div>
    </NextSteps>
  )
}

function Paragraphs({ id, heading, text }: SectionOf<'text'>) {
  return (
    <Section id={id} heading={heading}>
      <div className={styles.text}>
        {text.map((paragraph) => (
          <Prose key={paragraph.html} html={paragraph} as="p" />
        ))}
      </div>
    </Section>
  )
}

function PriceTeaser({ heading, rows, link }: SectionOf<'pricing'>) {
  return (
    <section aria-labelledby="prices-heading" className={styles.prices}>
      <div className={styles.priceFrame} data-frame>
        <Ornament kind="band" />
        <div className={styles.priceInside}>
          <h2 id="prices-heading">{heading}</h2>
          <ul>
            {rows.map(({ label, range, to }) => (
              <li key={label.plain}>
                <a href={`${address(to)}`}>{label}</a>
                <Ornament kind="leader" />
                <b>{range}</b>
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink href="/pricing">{link}</ButtonLink>
          </div>
        </div>
        <Ornament kind="band" />
      </div>
    </section>
  )
}
