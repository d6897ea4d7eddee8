import { type Column, cellText, cellValue } from '#app/content/case-studies.ts'
import type { CaseStudy } from '#app/content/schemas/stories.ts'
import { roles } from '#app/ui/table-roles.ts'
import styles from './outcome-row.module.css'
import { type Scale, TaxBars } from './tax-bars.tsx'

type OutcomeRowProps = {
  record: CaseStudy
  columns: readonly Column[]
  labels: Record<Column, string>
  scale: Scale
}

/** One record: a row of the table, and a card with the column's label in each cell on a phone. */
export function OutcomeRow({ record, columns, labels, scale }: OutcomeRowProps) {
  const [without, result] = (['taxDueWithoutStrategy', 'result'] as const).map(
    (column) => `${labels[column]} ${cellText(record, column)}`,
  )
  return (
    <tr {...roles.row} id={`record-${record.id}`} className={styles.row}>
      {columns.map((column) =>
        column === 'id' ? (
          <th key={column} {...roles.rowHeader} data-label={labels.id}>
            {record.id}
          </th>
        ) : (
          <td key={column} {...roles.cell} data-column={column} data-label={labels[column]}>
            {cellText(record, column)}
          </td>
        ),
      )}
      <td {...roles.cell} className={styles.drawing}>
        <TaxBars
          without={record.taxDueWithoutStrategy}
          outcome={cellValue(record, 'result') ?? 0}
          scale={scale}
          label={`${without}, ${result}`}
        />
      </td>
    </tr>
  )
}
