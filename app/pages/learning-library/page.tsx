import { ButtonLink, ButtonRow } from '#app/components/button-link.tsx'
import { NamedList } from '#app/components/named-list.tsx'
import { Notes } from '#app/components/notes.tsx'
import { PageHero } from '#app/components/page-hero.tsx'
import { Plate } from '#app/components/picture.tsx'
import { PlainList } from '#app/components/plain-list.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { type PageProps, usePictures } from '#app/components/site.tsx'
import type { Content } from '#app/content/collections.ts'
import type { LearningLibrary } from '#app/content/schemas/pages.ts'
import styles from './page.module.css'
import { TaxCalendar } from './tax-calendar.tsx'

export function Page({ content }: PageProps) {
  const { calendar, yearEnd, teasers } = content.pages.learningLibrary
  return (
    <>
      <Hero {...content} />
      <TaxCalendar words={calendar} content={content} />
      {yearEnd && <YearEnd {...yearEnd} />}
      <Teasers {...teasers} />
    </>
  )
}

function Hero({ firm: { blogUrl }, pages }: Content) {
  const { drawing } = usePictures()
  const { hero, plate } = pages.learningLibrary
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
