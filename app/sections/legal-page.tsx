import type { Legal } from '#app/content/schemas/legal.ts'
import { longDate } from '#app/lib/dates.ts'
import type { PagePath } from '#app/routes.ts'
import { Prose } from '#app/ui/prose.tsx'
import styles from './legal-page.module.css'
import { PageHead } from './page-head.tsx'

/** Plain reading: a date, a table of contents, numbered headings that can be linked to. */
export function LegalPage({ path, page }: { path: PagePath; page: Legal }) {
  const chapters = page.body.headings.filter(({ level }) => level === 2)
  return (
    <article aria-labelledby="legal-heading" className={styles.page}>
      <PageHead path={path} {...page.head} />
      <header>
        <h1 id="legal-heading">{page.title}</h1>
        <p className={styles.date}>
          {page.dateLabel} <time dateTime={page.date}>{longDate(page.date)}</time>
        </p>
        <p className={styles.intro}>{page.intro}</p>
      </header>
      <nav aria-label="Contents" className={styles.contents} data-print="no">
        <ol>
          {chapters.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <Prose html={page.body} />
      </div>
    </article>
  )
}
