import { ButtonLink, ButtonRow } from '#app/components/button-link.tsx'
import { NamedList } from '#app/components/named-list.tsx'
import { PageHero } from '#app/components/page-hero.tsx'
import { Plate } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { type PageProps, usePictures } from '#app/components/site.tsx'
import type { Content } from '#app/content/collections.ts'
import { calendarPath } from '#app/content/firm.ts'
import type { LearningLibrary } from '#app/content/schemas/pages.ts'
import styles from './page.module.css'
import { TaxCalendar } from './tax-calendar.tsx'

export function Page({ content }: PageProps) {
  const { calendar, teasers } = content.pages.learningLibrary
  return (
    <>
      <Hero {...content} />
      <TaxCalendar {...calendar} calendar={content.deadlines} file={calendarPath(content)} />
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
          <Plate {...plate} src={drawing('folding-rule')} width={700} height={632} />
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

/** What is in preparation; not links, because there are no pages yet. */
function Teasers({ heading, intro, items }: LearningLibrary['teasers']) {
  return (
    <Section id="coming" heading={heading} intro={<Prose html={intro} as="p" />}>
      <NamedList items={items} columns={3} />
    </Section>
  )
}
