import { toHtml } from 'hast-util-to-html'
import { chart, type Chart as Data } from '#app/lib/charts.ts'
import styles from './chart.module.css'
import { Prose } from './prose.tsx'

/** A chart from a page's own data. Those of Markdown come as HTML, and have the same style sheet. */
export function Chart({ data }: { data: Data }) {
  return <Prose html={{ html: toHtml(chart(data)) }} within={styles.charts} />
}
