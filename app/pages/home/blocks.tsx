import { BookOrCall } from '#app/components/book-or-call.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { Notes } from '#app/components/notes.tsx'
import { Ornament, Picture } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { usePictures } from '#app/components/site.tsx'
import { Story } from '#app/components/story.tsx'
import type { Home } from '#app/content/schemas/pages.ts'
import type { Outcome, Testimonial } from '#app/content/schemas/stories.ts'
import { address } from '#app/lib/address.ts'
import { savingsNote } from '#app/lib/required-notes.ts'
import styles from './blocks.module.css'

type HeroProps = Home['hero'] & { tagline: string }

export function Hero({ headline, tagline, lead, schedule, call }: HeroProps) {
  const { drawing } = usePictures()
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <div className={styles.heroWords}>
        <h1 id="hero-heading">{headline}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <div className={styles.heroLead}>
          <Prose html={lead} as="p" />
        </div>
        <BookOrCall schedule={schedule} call={call} />
      </div>
      <Picture
        src={drawing('hero')}
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
  stories: readonly { testimonial: Testimonial; record: Outcome | undefined }[]
}

export function Stories({ heading, intro, stories }: StoriesProps) {
  const { drawing } = usePictures()
  return (
    <Section id="stories" tone="alternate" heading={heading} intro={<Prose html={intro} as="p" />}>
      <Ornament src={drawing('underprint')} kind="ground" />
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
  const { drawing } = usePictures()
  return (
    <Section id="services" heading={heading}>
      <ul className={styles.services}>
        {cards.map((card) => (
          <li key={card.to} className={styles.service}>
            <h3>
              <a href={address(card.to)}>{card.title}</a>
            </h3>
            <span className={styles.serviceFill}>
              <Ornament src={drawing('check-fill')} kind="leader" />
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
  const { drawing } = usePictures()
  return (
    <section aria-labelledby="prices-heading" className={styles.prices}>
      <div className={styles.priceFrame} data-frame>
        <Ornament src={drawing('band')} kind="band" />
        <div className={styles.priceInside}>
          <h2 id="prices-heading">{heading}</h2>
          <ul>
            {rows.map(({ label, range, to }) => (
              <li key={label}>
                <a href={address(to)}>{label}</a>
                <Ornament src={drawing('check-fill')} kind="leader" />
                <b>{range}</b>
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink href="/pricing">{link}</ButtonLink>
          </div>
        </div>
        <Ornament src={drawing('band')} kind="band" />
      </div>
    </section>
  )
}
