import type { ReactNode } from 'react'
import { plain, type Shown } from '#app/lib/shown.ts'
import styles from './comparison-table.module.css'
import { roles } from './table-roles.ts'

type ComparisonTableProps = {
  caption: ReactNode
  /** Otherwise only screen readers read it, because a heading says the same. */
  isCaptionShown?: boolean
  columns: readonly Shown[]
  rows: readonly { label: Shown; cells: readonly Shown[] }[]
  /** "plate": each row is stacked on a phone; on a desktop the last column is dark. */
  look?: 'plain' | 'plate'
}

export function ComparisonTable(props: ComparisonTableProps) {
  const { caption, isCaptionShown, columns, rows, look = 'plain' } = props
  return (
    <table {...roles.table} className={styles.table} data-look={look}>
      <caption className={isCaptionShown ? styles.caption : 'visually-hidden'}>{caption}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <td {...roles.cell} />
          {columns.map((column) => (
            <th key={plain(column)} {...roles.columnHeader}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map(({ label, cells }) => (
          <tr key={plain(label)} {...roles.row}>
            <th {...roles.rowHeader}>{label}</th>
            {cells.map((cell, index) => (
              <td
                key={plain(columns[index] ?? '')}
                {...roles.cell}
                data-column={columns[index]?.toString()}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
