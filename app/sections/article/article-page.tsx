import { firm, licencesText } from '#app/content/firm.ts'
import type { Article } from '#app/content/schemas/article.ts'
import { locationLine } from '#app/lib/location-line.ts'
import type { PagePath } from '#app/routes.ts'
import { Prose } from '#app/ui/prose.tsx'
import { PageHead } from '../page-head.tsx'
import styles from './article-page.module.css'
import { Notes } from './notes.tsx'

/** A local article: one place, one sample record, its numbers worked through. */
export function ArticlePage({ path, article }: { path: PagePath; article: Article }) {
  return (
    <article className={styles.page}>
      <PageHead path={path} {...article.head} />
      <h1>{article.title}</h1>
      <Prose html={article.lead} as="p" />
      <p>{locationLine(firm.name, article.city, firm.address, licencesText)}</p>
      <Prose html={article.body} />
      <Notes notes={article.body.notes} />
    </article>
  )
}
