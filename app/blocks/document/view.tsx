import type { ViewProps } from '#app/blocks/view.ts'
import { Contents } from '#app/components/contents.tsx'
import { Day } from '#app/components/day.tsx'
import { Plate } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { ReadingHead } from '#app/components/reading-head.tsx'
import { usePictures, useRendering } from '#app/components/site.tsx'
import { required } from '#app/lib/required.ts'
import { from } from '#app/lib/shown.ts'
import { counted } from '#app/lib/text.ts'
import type { document } from './fields.ts'
import styles from './view.module.css'

export function View({ id }: ViewProps<typeof document>) {
  const { content, page } = useRendering()
  const { picture } = usePictures()
  if (!page) return null
  const { contents, language } = content.interface
  const text = required(content.legal[page.slug], page.file)
  const sections = text.body.headings.filter(({ level }) => level === 2)
  return (
    <article aria-labelledby={`${id}-heading`} className={styles.page}>
      <ReadingHead
        id={`${id}-heading`}
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
      <Prose of={text.body} within={styles.text} />
    </article>
  )
}
