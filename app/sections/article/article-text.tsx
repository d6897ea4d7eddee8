import type { Html } from '#app/content/engine/fields.ts'
import { Prose } from '#app/ui/prose.tsx'
import { ArticleTables } from './article-tables.tsx'
import styles from './article-text.module.css'

/** The text of an article. Its blocks come from Markdown, so they are known by data-block here. */
export function ArticleText({ html }: { html: Html }) {
  return (
    <div className={styles.text}>
      <ArticleTables>
        <Prose html={html} />
      </ArticleTables>
    </div>
  )
}
