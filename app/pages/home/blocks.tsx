import { BookOrCall } from '#app/components/book-or-call.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { Notes } from '#app/components/notes.tsx'
import { Ornament, Picture } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { Story } from '#app/components/story.tsx'
import { firm } from '#app/content/firm.ts'
import type { Home } from '#app/content/schemas/pages.ts'
import type { Outcome, Testimonial } from '#app/content/schemas/stories.ts'
import { savingsNote } from '#app/lib/required-notes.ts'
import band from '#drawings/plates/band.svg'
import leader from '#drawings/plates/check-fill.svg'
import scene from '#drawings/plates/hero.svg'
import underprint from '#drawings/plates/underprint.svg'
import styles from './blocks.module.css'

export function Hero({ headline, lead, schedule, call }: Home['hero']) {
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <div className={styles.heroWords}>
        <h1 id="hero-heading">{headline}</h1>
        <p className={styles.tagline}>{firm.tagline}</p>
        <div className={styles.heroLead}>
          <Prose html={lead} as="p" />
        </div>
        <BookOrCall schedule={schedule} call={call} />
      </div>
      <Picture
        src={scene}
        alt=""
        width={1600}
        height={780}
        loading="eager"
        className={styles.heroScene}
      />
    </section>
  )
}

type StoriesProps = Pick<Home['stories'], 'heading' | 'intro'> & {
  stories: readonly { testimonial: Testimonial; result?: { record: Outcome; spindle: string } }[]
}

export function Stories({ heading, intro, stories }: StoriesProps) {
  return (
    <Section id="stories" tone="alternate" heading={heading} intro={<Prose html={intro} as="p" />}>
      <Ornament src={underprint} kind="ground" />
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

export function CoreServices({ heading, cards }: Home['services']) {
  return (
    <Section id="services" heading={heading}>
      <ul className={styles.services}>
        {cards.map((card) => (
          <li key={card.to} className={styles.service}>
            <h3>
              <a href={card.to}>{card.title}</a>
            </h3>
            <span className={styles.serviceFill}>
              <Ornament src={leader} kind="leader" />
            </span>
            <p className={styles.serviceText}>{card.text}</p>
            <p className={styles.servicePrice}>{card.price}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function PriceTeaser({ heading, rows, link }: Home['pricing']) {
  return (
    <section aria-labelledby="prices-heading" className={styles.prices}>
      <div className={styles.priceFrame} data-frame>
        <Ornament src={band} kind="band" />
        <div className={styles.priceInside}>
          <h2 id="prices-heading">{heading}</h2>
          <ul>
            {rows.map(({ label, range, to }) => (
              <li key={label}>
                <a href={to}>{label}</a>
                <Ornament src={leader} kind="leader" />
                <b>{range}</b>
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink href="/pricing">{link}</ButtonLink>
          </div>
        </div>
        <Ornament src={band} kind="band" />
      </div>
    </section>
  )
}
