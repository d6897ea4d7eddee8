import type { Column } from '#app/content/case-studies.ts'
import { type Direction, directionText, type Order } from '#app/lib/sort-rows.ts'
import styles from './sort-menu.module.css'
import { useStarted } from './started.ts'

type SortMenuProps = {
  table: string
  columns: readonly Column[]
  labels: Record<Column, string>
  order: Order<Column>
  onColumn: (column: Column) => void
  onDirection: (direction: Direction) => void
}

/** Where the records are cards there are no column headers to press; this takes their place.
    It waits, disabled, for the script, and without script the style sheet leaves it out. */
export function SortMenu({ table, columns, labels, order, ...on }: SortMenuProps) {
  const started = useStarted()
  return (
    <div className={styles.menu}>
      <label>
        <span>
          Sort <span className="visually-hidden">{table.toLowerCase()} table </span>by
        </span>
        <select
          value={order.column}
          disabled={!started}
          onChange={({ target }) => on.onColumn(target.value as Column)}
        >
          {columns.map((each) => (
            <option key={each} value={each}>
              {labels[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>
          Order<span className="visually-hidden"> of {table.toLowerCase()} table</span>
        </span>
        <select
          value={order.direction}
          disabled={!started}
          onChange={({ target }) => on.onDirection(target.value as Direction)}
        >
          {Object.entries(directionText).map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
