import { Plate } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import type { PagePath } from '#app/content/routes.ts'
import type { Legal } from '#app/content/schemas/texts.ts'
import { longDate } from '#app/lib/dates.ts'
import { PageHead } from '#app/site/page-head.tsx'
import styles from './legal-page.module.css'

type LegalPageProps = { path: PagePath; page: Legal; drawing: string }

export function LegalPage({ path, page, drawing }: LegalPageProps) {
  const chapters = page.body.headings.filter(({ level }) => level === 2)
  return (
    <article aria-labelledby="legal-heading" className={styles.page}>
      <PageHead path={path} {...page.head} />
      <header className={styles.head}>
        <div>
          <h1 id="legal-heading">{page.title}</h1>
          <p className={styles.date}>
            {page.dateLabel} <time dateTime={page.date}>{longDate(page.date)}</time>
          </p>
          <p className={styles.intro}>{page.intro}</p>
        </div>
        <Plate src={drawing} width={720} height={360} {...page.plate} />
      </header>
      <Contents chapters={chapters} />
      <div className={styles.text}>
        <Prose html={page.body} />
      </div>
    </article>
  )
}

type Chapter = { id: string; text: string }

/** Folded on a narrow screen, beside the text on a wide one. There are two lists, of which the style
    sheet shows one. */
function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const list = (
    <ol>
      {chapters.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label="Contents" className={styles.contents} data-print="no">
      <details className={styles.folded}>
        <summary>Contents: {chapters.length} chapters</summary>
        {list}
      </details>
      <div className={styles.open}>{list}</div>
    </nav>
  )
}
