import { Contents } from '#app/components/contents.tsx'
import { Plate } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { type PageProps, usePictures } from '#app/components/site.tsx'
import { longDate } from '#app/lib/dates.ts'
import { required } from '#app/lib/required.ts'
import { counted } from '#app/lib/text.ts'
import styles from './page.module.css'

export function Page({ content, page }: PageProps) {
  const { picture } = usePictures()
  const text = required(content.legal[page.slug], page.file)
  const sections = text.body.headings.filter(({ level }) => level === 2)
  return (
    <article aria-labelledby="legal-heading" className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 id="legal-heading">{text.title}</h1>
          <p className={styles.date}>
            {text.dateLabel} <time dateTime={text.date}>{longDate(text.date)}</time>
          </p>
          <p className={styles.intro}>{text.intro}</p>
        </div>
        <Plate {...picture('reading', page.slug, 720)} {...text.plate} />
      </header>
      <Contents
        summary={counted(sections.length, content.interface.contents.sections)}
        entries={sections}
        className={styles.contents}
      />
      <Prose html={text.body} within={styles.text} />
    </article>
  )
}
