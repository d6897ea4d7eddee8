import { ButtonLink, ButtonRow } from '#app/components/button-link.tsx'
import { NamedList } from '#app/components/named-list.tsx'
import { Notes } from '#app/components/notes.tsx'
import { PageHero } from '#app/components/page-hero.tsx'
import { Plate } from '#app/components/picture.tsx'
import { PlainList } from '#app/components/plain-list.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { type PageProps, usePictures } from '#app/components/site.tsx'
import type { LearningLibrary } from '#app/content/schemas/pages.ts'
import { required } from '#app/lib/required.ts'
import styles from './page.module.css'
import { TaxCalendar } from './tax-calendar.tsx'

export function Page({ content }: PageProps) {
  const words = required(content.pages.learningLibrary, 'pages/learning-library.yaml')
  const { hero, plate, yearEnd, teasers } = words
  return (
    <>
      <Hero {...hero} plate={plate} blogUrl={content.firm.blogUrl} />
      <TaxCalendar words={words.calendar} />
      {yearEnd && <YearEnd {...yearEnd} />}
      <Teasers {...teasers} />
    </>
  )
}

type HeroProps = LearningLibrary['hero'] & {
  plate: LearningLibrary['plate']
  blogUrl: string | undefined
}

function Hero({ plate, blogUrl, ...hero }: HeroProps) {
  const { drawing } = usePictures()
  return (
    <PageHero
      heading={hero.heading}
      plate={
        <div className={styles.plate}>
          <Plate {...plate} {...drawing('folding-rule')} />
        </div>
      }
    >
      <Prose html={hero.lead} as="p" within={styles.lead} />
      <ButtonRow>
        <ButtonLink href="#calendar">{hero.calendar}</ButtonLink>
        {blogUrl && (
          <ButtonLink href={blogUrl} look="outline" newTab>
            {hero.blog}
          </ButtonLink>
        )}
      </ButtonRow>
      {blogUrl && <p className={styles.notice}>{hero.notice}</p>}
    </PageHero>
  )
}

/** What has to happen before the tax year ends, and what has not. */
function YearEnd({ heading, intro, closes, open, note }: NonNullable<LearningLibrary['yearEnd']>) {
  return (
    <Section id="year-end" heading={heading} intro={<Prose html={intro} as="p" />}>
      <div className={styles.cutOffs}>
        <div>
          <h3>{closes.heading}</h3>
          <PlainList items={closes.items} />
        </div>
        <div>
          <h3>{open.heading}</h3>
          <PlainList items={open.items} mark="check" />
        </div>
      </div>
      <Notes items={[note]} />
    </Section>
  )
}

/** What is in preparation; not links, because there are no pages yet. */
function Teasers({ heading, intro, items }: LearningLibrary['teasers']) {
  return (
    <Section id="coming" heading={heading} intro={<Prose html={intro} as="p" />}>
      <NamedList items={items} columns={3} />
    </Section>
  )
}
