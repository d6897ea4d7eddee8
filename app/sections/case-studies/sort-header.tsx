import type { Column } from '#app/content/case-studies.ts'
import type { Order } from '#app/lib/sort-rows.ts'
import { roles } from '#app/ui/table-roles.ts'
import styles from './sort-header.module.css'
import { useStarted } from './started.ts'

type SortHeaderProps = {
  column: Column
  label: string
  order: Order<Column>
  onSort: (column: Column) => void
}

/** A column's header. As sent it is plain text: a button that does nothing would mislead whoever
    has no script. Once the script runs the same words, in the same place, become a button; the
    room for its mark is reserved from the start, so nothing moves. */
export function SortHeader({ column, label, order, onSort }: SortHeaderProps) {
  const started = useStarted()
  const sorted = order.column === column ? order.direction : undefined
  return (
    <th {...roles.columnHeader} aria-sort={sorted} className={styles.header} data-column={column}>
      {started ? (
        <button type="button" onClick={() => onSort(column)}>
          {label}
        </button>
      ) : (
        <span>{label}</span>
      )}
    </th>
  )
}
