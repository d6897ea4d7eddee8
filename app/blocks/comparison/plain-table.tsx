import type { ViewProps } from '#app/blocks/view.ts'
import type { comparison } from './fields.ts'
import styles from './plain-table.module.css'
import { NotedTable } from './table.tsx'

/** On a phone the cells of a row are stacked, each with the name of its column. */
export function PlainTable(props: ViewProps<typeof comparison>) {
  return <NotedTable {...props} className={styles.table} />
}
