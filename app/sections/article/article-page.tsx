import { firm } from '#app/content/firm.ts'
import type { Article } from '#app/content/schemas/texts.ts'
import type { PagePath } from '#app/routes.ts'
import { PageHead } from '../page-head.tsx'
import { ArticleHead } from './article-head.tsx'
import styles from './article-page.module.css'
import { ArticleText } from './article-text.tsx'
import { Closing } from './closing.tsx'
import { Contents, type Entry } from './contents.tsx'
import { Neighbors } from './neighbors.tsx'
import { Notes } from './notes.tsx'

/** A local article: one place, one sample record, its numbers worked through. */
export function ArticlePage({ path, article }: { path: PagePath; article: Article }) {
  const { body, action, previous, next, taxReviewed } = article
  const entries: Entry[] = [
    ...body.headings.filter(({ level }) => level === 2),
    ...(body.notes.length > 0 ? [{ id: notesId, text: 'Notes and sources' }] : []),
  ]
  return (
    <>
      <PageHead path={path} {...article.head} />
      <article aria-labelledby="article-heading">
        <p className={styles.sheet} aria-hidden="true">
          {firm.name} · {firm.phone} · {new URL(path, firm.siteUrl).href}
        </p>
        <ArticleHead path={path} article={article} headingId="article-heading" />
        <div className={styles.columns}>
          <Contents entries={entries} />
          <div className={styles.reading}>
            <ArticleText html={body} />
            <Notes id={notesId} notes={body.notes} reviewed={taxReviewed} />
          </div>
        </div>
      </article>
      <Closing action={action} />
      <Neighbors previous={previous} next={next} />
    </>
  )
}

const notesId = 'article-notes'
