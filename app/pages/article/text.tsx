import accordion from '#app/components/accordion.module.css'
import charts from '#app/components/chart.module.css'
import { Prose } from '#app/components/prose.tsx'
import type { Html } from '#app/content/engine/fields.ts'
import styles from './text.module.css'

/** Its blocks come from Markdown, so the style sheet knows them by data-block. */
export function ArticleText({ html }: { html: Html }) {
  return (
    <div className={`${charts.charts} ${accordion.accordion}`}>
      <Prose html={html} within={styles.text} />
    </div>
  )
}
