import type { ViewProps } from '#app/blocks/view.ts'
import { Notes } from '#app/components/notes.tsx'
import { useContent } from '#app/components/site.tsx'
import { roles } from '#app/components/table-roles.ts'
import { plain, type Text } from '#app/lib/shown.ts'
import type { comparison } from './fields.ts'
import styles from './table.module.css'

type ComparisonProps = ViewProps<typeof comparison>
type NotedTableProps = ComparisonProps & {
  className: string | undefined
  /** Besides the note on savings. */
  notes?: readonly Text[]
}

/** The table with what must stand below it. */
export function NotedTable({ className, notes = [], ...props }: NotedTableProps) {
  const { note, basis } = props
  const { savings } = useContent().interface.notes
  const all = [...notes, ...(basis ? [savings.with({ basis })] : [])]
  return (
    <>
      <Table {...props} className={className} />
      {note && <p className={styles.note}>{note}</p>}
      {all.length > 0 && <Notes items={all} />}
    </>
  )
}

/** Without a caption of its own screen readers read the heading there. */
function Table({ heading, caption, columns, rows, className }: NotedTableProps) {
  return (
    <table {...roles.table} className={className}>
      <caption className={caption ? styles.caption : 'visually-hidden'}>
        {caption ?? heading}
      </caption>
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
