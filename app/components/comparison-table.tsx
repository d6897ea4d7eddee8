import styles from './comparison-table.module.css'
import { roles } from './table-roles.ts'

type ComparisonTableProps = {
  caption: string
  /** Otherwise only screen readers read it, because a heading says the same. */
  isCaptionShown?: boolean
  columns: readonly string[]
  rows: readonly { label: string; cells: readonly string[] }[]
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
            <th key={column} {...roles.columnHeader}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map(({ label, cells }) => (
          <tr key={label} {...roles.row}>
            <th {...roles.rowHeader}>{label}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]} {...roles.cell} data-column={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
