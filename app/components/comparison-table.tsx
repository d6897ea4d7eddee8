import styles from './comparison-table.module.css'
import { roles } from './table-roles.ts'

type ComparisonTableProps = {
  caption: string
  /** Hidden where a heading says the same; screen readers still read it. */
  captionLook: 'shown' | 'hidden'
  columns: readonly string[]
  rows: readonly { label: string; cells: readonly string[] }[]
  /** "plate": each row is stacked on a phone; on a desktop the last column is dark. */
  look: 'plain' | 'plate'
}

export function ComparisonTable({
  caption,
  captionLook,
  columns,
  rows,
  look,
}: ComparisonTableProps) {
  return (
    <table {...roles.table} className={styles.table} data-look={look}>
      <caption className={captionLook === 'hidden' ? 'visually-hidden' : styles.caption}>
        {caption}
      </caption>
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
