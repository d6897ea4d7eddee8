import { Plate } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { type PageProps, usePictures } from '#app/components/site.tsx'
import { longDate } from '#app/lib/dates.ts'
import { required } from '#app/lib/required.ts'
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
        <Plate src={picture('reading', page.slug)} width={720} height={360} {...text.plate} />
      </header>
      <Contents sections={sections} />
      <Prose html={text.body} within={styles.text} />
    </article>
  )
}

type Section = { id: string; text: string }

/** Folded on a narrow screen, beside the text on a wide one. There are two lists, of which the style
    sheet shows one. */
function Contents({ sections }: { sections: readonly Section[] }) {
  const list = (
    <ol>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label="Contents" className={styles.contents} data-print="no">
      <details className={styles.folded}>
        <summary>Contents: {sections.length} sections</summary>
        {list}
      </details>
      <div className={styles.open}>{list}</div>
    </nav>
  )
}
