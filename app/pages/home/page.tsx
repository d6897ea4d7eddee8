import { BookLink, BookOrCall } from '#app/components/book-or-call.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { FaqList } from '#app/components/faq-list.tsx'
import { GuaranteeFrame } from '#app/components/guarantee.tsx'
import { Notes } from '#app/components/notes.tsx'
import { Drawing, Ornament } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import type { PageProps } from '#app/components/site.tsx'
import { NextSteps } from '#app/components/steps.tsx'
import { Story } from '#app/components/story.tsx'
import type { Content } from '#app/content/collections.ts'
import { countOf } from '#app/content/firm.ts'
import type { Home } from '#app/content/schemas/pages.ts'
import { address } from '#app/lib/address.ts'
import { savingsNote } from '#app/lib/required-notes.ts'
import { capitalize } from '#app/lib/text.ts'
import { Comparison } from './comparison.tsx'
import styles from './page.module.css'
import { StatsBand } from './stats-band.tsx'
import { DepreciationExample } from './strategy.tsx'
import { WarningSigns } from './warning-signs.tsx'

export function Page({ content }: PageProps) {
  const { hero, strategy, services, guarantee, signs, pricing, closing } = content.pages.home
  return (
    <>
      <Hero {...content} />
      <StatsBand {...content} />
      <CoreServices {...services} />
      <GuaranteeTeaser {...guarantee} schedule={hero.schedule} />
      <Section id="strategy" heading={strategy.heading} intro={strategy.intro}>
        <DepreciationExample {...strategy} />
      </Section>
      <WarningSigns {...signs} schedule={hero.schedule} />
      <People {...content} />
      <Stories {...content} />
      <Comparison {...content} />
      <PriceTeaser {...pricing} />
      <Questions {...content} />
      <NextSteps>
        <div className={styles.closing} data-print="no">
          <Prose html={closing.text} as="p" />
          <BookLink>{hero.schedule}</BookLink>
        </div>
      </NextSteps>
    </>
  )
}

function Hero({ firm, pages }: Content) {
  const { headline, lead, schedule, call } = pages.home.hero
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <div className={styles.heroWords}>
        <h1 id="hero-heading">{headline}</h1>
        <p className={styles.tagline}>{firm.tagline}</p>
        <Prose html={lead} as="p" within={styles.heroLead} />
        <BookOrCall schedule={schedule} call={call} note />
      </div>
      <Drawing name="hero" loading="eager" className={styles.heroScene} />
    </section>
  )
}

/** Each story with the record it tells of. */
function Stories({ pages, testimonials, caseStudies }: Content) {
  const { heading, intro, show } = pages.home.stories
  const shown = show.flatMap((id) => testimonials.testimonials.find((each) => each.id === id) ?? [])
  return (
    <Section id="stories" tone="alternate" heading={heading} intro={intro}>
      <Ornament kind="ground" />
      <div className={styles.stories}>
        {shown.map((testimonial) => (
          <Story
            key={testimonial.id}
            testimonial={testimonial}
            record={caseStudies.records.find(({ id }) => id === testimonial.caseStudy)}
          />
        ))}
      </div>
      <Notes
        items={[
          savingsNote(
            'The figures above are sample outcomes: illustrative, rounded, and not those of identifiable clients',
          ),
        ]}
      />
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

type GuaranteeTeaserProps = Home['guarantee'] & { schedule: string }

/** The guarantee may be named only with its terms or with a link to them. */
function GuaranteeTeaser({ heading, text, link, schedule }: GuaranteeTeaserProps) {
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
function People({ team, pages }: Content) {
  const { heading, intro } = pages.home.people
  return (
    <Section id="people" heading={heading} intro={intro}>
      <dl className={styles.people}>
        {team.roles.map((role) => (
          <div key={role.id}>
            <dt>{capitalize(countOf(role))}</dt>
            <dd>{role.work}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Questions({ faq, pages }: Content) {
  const { heading, more } = pages.home.questions
  const shown = faq.items.filter(({ onHome }) => onHome)
  if (shown.length === 0) return null
  return (
    <Section id="questions" tone="alternate" heading={heading}>
      <FaqList items={shown} />
      <p className={styles.more}>
        <a href={address('/faq')}>{more}</a>
      </p>
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
