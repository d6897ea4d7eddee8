import { ButtonLink } from '#app/components/button-link.tsx'
import { PageHero } from '#app/components/page-hero.tsx'
import { Plate } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { firm } from '#app/content/firm.ts'
import type { LearningLibrary } from '#app/content/schemas/pages.ts'
import rule from '#drawings/plates/folding-rule.svg'
import styles from './blocks.module.css'

type HeroProps = LearningLibrary['hero'] & { plate: LearningLibrary['plate'] }

export function Hero({ heading, lead, calendar, blog, notice, plate }: HeroProps) {
  return (
    <PageHero
      heading={heading}
      plate={
        <div className={styles.plate}>
          <Plate {...plate} src={rule} width={700} height={632} />
        </div>
      }
    >
      <div className={styles.lead}>
        <Prose html={lead} as="p" />
      </div>
      <div className={styles.actions}>
        <ButtonLink href="#calendar">{calendar}</ButtonLink>
        {firm.blogUrl && (
          <ButtonLink href={firm.blogUrl} look="outline" newTab>
            {blog}
          </ButtonLink>
        )}
      </div>
      {firm.blogUrl && <p className={styles.notice}>{notice}</p>}
    </PageHero>
  )
}

/** What is in preparation; not links, because there are no pages yet. */
export function Teasers({ heading, intro, items }: LearningLibrary['teasers']) {
  return (
    <Section id="coming" heading={heading} intro={<Prose html={intro} as="p" />}>
      <ul className={styles.teasers}>
        {items.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
