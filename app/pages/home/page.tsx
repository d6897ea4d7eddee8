import { BookOrCall } from '#app/components/book-or-call.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { Notes } from '#app/components/notes.tsx'
import { Drawing, Ornament } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import type { PageProps } from '#app/components/site.tsx'
import { Story } from '#app/components/story.tsx'
import type { Content } from '#app/content/collections.ts'
import type { Home } from '#app/content/schemas/pages.ts'
import type { Outcome, Testimonial } from '#app/content/schemas/stories.ts'
import { address } from '#app/lib/address.ts'
import { required } from '#app/lib/required.ts'
import { savingsNote } from '#app/lib/required-notes.ts'
import { Comparison } from './comparison.tsx'
import styles from './page.module.css'
import { StatsBand } from './stats-band.tsx'
import { DepreciationExample, TaxRules } from './strategy.tsx'
import { WarningSigns } from './warning-signs.tsx'

export function Page({ content }: PageProps) {
  const { firm, claims } = content
  const { hero, stats, strategy, stories, services, signs, comparison, pricing } =
    content.pages.home
  return (
    <>
      <Hero {...hero} tagline={firm.tagline} />
      <StatsBand
        {...stats}
        tiles={stats.tiles.map((id) => ({
          id,
          claim: required(claims[id], `claim ${id}`),
          link: id === 'googleRating' ? firm.googleProfileUrl : undefined,
        }))}
      />
      <Section
        id="strategy"
        heading={strategy.heading}
        intro={<Prose html={strategy.intro} as="p" />}
      >
        <DepreciationExample {...strategy} />
        <TaxRules {...strategy} />
      </Section>
      <Stories {...stories} stories={storiesOf(content)} />
      <CoreServices {...services} />
      <WarningSigns {...signs} />
      <Comparison {...comparison} content={content} />
      <PriceTeaser {...pricing} />
    </>
  )
}

/** The stories to show, each with the record it tells of. */
function storiesOf({ pages, testimonials, caseStudies }: Content) {
  return pages.home.stories.show.flatMap((shown) =>
    testimonials.testimonials
      .filter(({ id }) => id === shown)
      .map((testimonial) => ({
        testimonial,
        record: caseStudies.records.find(({ id }) => id === testimonial.caseStudy),
      })),
  )
}

type HeroProps = Home['hero'] & { tagline: string }

function Hero({ headline, tagline, lead, schedule, call }: HeroProps) {
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <div className={styles.heroWords}>
        <h1 id="hero-heading">{headline}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <Prose html={lead} as="p" within={styles.heroLead} />
        <BookOrCall schedule={schedule} call={call} />
      </div>
      <Drawing name="hero" width={1600} height={780} loading="eager" className={styles.heroScene} />
    </section>
  )
}

type StoriesProps = Pick<Home['stories'], 'heading' | 'intro'> & {
  stories: readonly { testimonial: Testimonial; record: Outcome | undefined }[]
}

function Stories({ heading, intro, stories }: StoriesProps) {
  return (
    <Section id="stories" tone="alternate" heading={heading} intro={<Prose html={intro} as="p" />}>
      <Ornament kind="ground" />
      <div className={styles.stories}>
        {stories.map((story) => (
          <Story key={story.testimonial.id} {...story} />
        ))}
      </div>
      <Notes>
        <li>
          {savingsNote(
            'The three figures are sample outcomes, illustrative and rounded, and do not describe identifiable clients',
          )}
        </li>
      </Notes>
    </Section>
  )
}

function CoreServices({ heading, cards }: Home['services']) {
  return (
    <Section id="services" heading={heading}>
      <ul className={styles.services}>
        {cards.map((card) => (
          <li key={card.to} className={styles.service}>
            <h3>
              <a href={address(card.to)}>{card.title}</a>
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

function PriceTeaser({ heading, rows, link }: Home['pricing']) {
  return (
    <section aria-labelledby="prices-heading" className={styles.prices}>
      <div className={styles.priceFrame} data-frame>
        <Ornament kind="band" />
        <div className={styles.priceInside}>
          <h2 id="prices-heading">{heading}</h2>
          <ul>
            {rows.map(({ label, range, to }) => (
              <li key={label}>
                <a href={address(to)}>{label}</a>
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
