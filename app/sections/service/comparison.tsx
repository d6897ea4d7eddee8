import type { ExtraOf } from '#app/content/extra.ts'
import { Section } from '#app/ui/section.tsx'
import styles from './comparison.module.css'

/** Two ways it can go, in the language of the process (compliance 5.2). */
export function Comparison({ heading, columns, rows }: ExtraOf<'comparison'>) {
  return (
    <Section id="comparison" heading={heading}>
      <table className={styles.table}>
        <caption className="visually-hidden">{heading}</caption>
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
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
