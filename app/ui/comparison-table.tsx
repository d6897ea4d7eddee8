import styles from './comparison-table.module.css'

type ComparisonTableProps = {
  caption: string
  /** Shown above the table, or only read out where a heading says the same. */
  captionLook: 'shown' | 'hidden'
  columns: readonly string[]
  rows: readonly { label: string; cells: readonly string[] }[]
  /** "plate": on a phone each row stacks, on a desktop the last column is a dark plate. */
  look: 'plain' | 'plate'
}

/** Things side by side, row by row: always a real table. */
export function ComparisonTable({
  caption,
  captionLook,
  columns,
  rows,
  look,
}: ComparisonTableProps) {
  return (
    <table className={styles.table} data-look={look}>
      <caption className={captionLook === 'hidden' ? 'visually-hidden' : styles.caption}>
        {caption}
      </caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-column={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
