import { ButtonLink, ButtonRow } from '#app/components/button-link.tsx'
import { Day } from '#app/components/day.tsx'
import { NamedList } from '#app/components/named-list.tsx'
import { Notes } from '#app/components/notes.tsx'
import { PageHero } from '#app/components/page-hero.tsx'
import { Plate } from '#app/components/picture.tsx'
import { PlainList } from '#app/components/plain-list.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { type PageProps, useContent, usePictures } from '#app/components/site.tsx'
import { newsOf } from '#app/content/pages.ts'
import type { LearningLibrary } from '#app/content/schemas/pages.ts'
import { address } from '#app/lib/address.ts'
import { required } from '#app/lib/required.ts'
import { from, type Text } from '#app/lib/shown.ts'
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
      <News />
      <Teasers {...teasers} />
    </>
  )
}

type HeroProps = LearningLibrary['hero'] & {
  plate: LearningLibrary['plate']
  blogUrl: Text | undefined
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

/** What the owner has posted, newest first. */
function News() {
  const content = useContent()
  const posts = newsOf(content)
  if (posts.length === 0) return null
  return (
    <Section id="news" heading={content.interface.plain.news}>
      <ul className={styles.news}>
        {posts.map(({ path, file, slug, lang, head, published }) => (
          <li key={path}>
            <Day date={published} origin={from(required(content.plain[slug], file), 'published')} />
            <a href={address(path)} lang={lang}>
              {head.name}
            </a>
            <p lang={lang}>{head.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What is in preparation; not links, because there are no pages yet. */
function Teasers({ heading, intro, items }: LearningLibrary['teasers']) {
  return (
    <Section id="coming" heading={heading} intro={<Prose html={intro} as="p" />}>
      <NamedList items={items} />
    </Section>
  )
}
