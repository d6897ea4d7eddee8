import { Contents } from '#app/components/contents.tsx'
import { Day } from '#app/components/day.tsx'
import { Plate } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { ReadingHead } from '#app/components/reading-head.tsx'
import { type PageProps, usePictures } from '#app/components/site.tsx'
import { required } from '#app/lib/required.ts'
import { from } from '#app/lib/shown.ts'
import { counted } from '#app/lib/text.ts'
import styles from './page.module.css'

export function Page({ content, page }: PageProps) {
  const { picture } = usePictures()
  const { contents, language } = content.interface
  const text = required(content.legal[page.slug], page.file)
  const sections = text.body.headings.filter(({ level }) => level === 2)
  return (
    <article aria-labelledby="legal-heading" className={styles.page}>
      <ReadingHead
        id="legal-heading"
        title={text.title}
        date={
          <>
            {text.dateLabel} <Day date={text.date} origin={from(text, 'date')} />
          </>
        }
        intro={<p>{text.intro}</p>}
        plate={<Plate {...picture('reading', page.slug, 720)} {...text.plate} />}
      />
      <Contents
        summary={counted(sections.length, contents.sections, language)}
        entries={sections}
        className={styles.contents}
      />
      <Prose html={text.body} within={styles.text} />
    </article>
  )
}
