import { Drawing } from '../components/drawing.tsx'
import { Notes } from '../components/notes.tsx'
import { Section } from '../components/section.tsx'
import { roles } from '../components/table-roles.ts'
import { Inline } from '../components/text.tsx'
import type { Placed } from '../schema/fields.ts'
import type { table } from '../schema/sections.ts'
import styles from './table.module.css'

type Props = Placed<typeof table> & {
  /** The last column is what the firm does: on a dark plate. */
  isOursLast?: boolean
  /** Beside the table on a wide screen. A drawn comparison is not printed. */
  drawing?: string
}

/** Compares in words: no competitor may be named. On a phone a row is stacked, each cell below the name of its column. */
export function Table({ id, tone, heading, intro, columns, rows, note, isOursLast, drawing }: Props) {
  const isBeside = !drawing && columns.length > 1
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} {...(drawing && { print: 'no' })} beside={isBeside}>
      <div className={drawing && styles.drawn}>
        {drawing && <Drawing name={drawing} wide />}
        <div>
          <table {...roles.table} className={styles.table} data-last={isOursLast ? 'ours' : undefined}>
            <caption className="visually-hidden">{heading}</caption>
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
                  {cells.map((cell, at) => (
                    <td key={columns[at]} {...roles.cell} data-column={columns[at]}>
                      <Inline>{cell}</Inline>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {note && <Notes items={[note]} />}
        </div>
      </div>
    </Section>
  )
}
