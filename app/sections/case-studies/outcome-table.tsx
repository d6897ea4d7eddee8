import { useState } from 'react'
import { type Column, cellValue } from '#app/content/case-studies.ts'
import type { CaseStudy } from '#app/content/schemas/stories.ts'
import { sampleNote } from '#app/lib/sample-note.ts'
import { nextOrder, type Order, sortedText, sortRows } from '#app/lib/sort-rows.ts'
import { roles } from '#app/ui/table-roles.ts'
import { OutcomeRow } from './outcome-row.tsx'
import styles from './outcome-table.module.css'
import { SortHeader } from './sort-header.tsx'
import { SortMenu } from './sort-menu.tsx'
import type { Scale } from './tax-bars.tsx'

type OutcomeTableProps = {
  /** "Business": begins the caption and what is said after a sort. */
  name: string
  about: string
  records: readonly CaseStudy[]
  columns: readonly Column[]
  labels: Record<Column, string>
  drawing: string
  scale: Scale
}

const asPrinted: Order<Column> = { column: 'id', direction: 'ascending' }

export function OutcomeTable(props: OutcomeTableProps) {
  const { name, about, records, columns, labels, drawing, scale } = props
  const [chosen, setChosen] = useState<Order<Column>>()
  const order = chosen ?? asPrinted
  const rows = sortRows(records, (record) => cellValue(record, order.column), order.direction)
  const sortBy = (column: Column) =>
    setChosen(nextOrder(order, column, column === 'id' ? 'ascending' : 'descending'))
  return (
    <div>
      <div className={styles.head}>
        <h3>{name}</h3>
        <p>{about}</p>
      </div>
      <SortMenu
        table={name}
        columns={columns}
        labels={labels}
        order={order}
        onColumn={sortBy}
        onDirection={(direction) => setChosen({ ...order, direction })}
      />
      <table {...roles.table} className={styles.table}>
        <caption>
          {name} table. {sampleNote}
        </caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <SortHeader
                key={column}
                column={column}
                label={labels[column]}
                order={order}
                onSort={sortBy}
              />
            ))}
            <th {...roles.columnHeader}>{drawing}</th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((record) => (
            <OutcomeRow key={record.id} {...{ record, columns, labels, scale }} />
          ))}
        </tbody>
      </table>
      <p role="status" className="visually-hidden">
        {chosen && sortedText(name, labels[chosen.column], chosen.direction)}
      </p>
    </div>
  )
}
