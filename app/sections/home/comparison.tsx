import type { Claim } from '#app/content/schemas/claims.ts'
import type { Home } from '#app/content/schemas/home.ts'
import { monthYear } from '#app/lib/dates.ts'
import { Notes } from '#app/ui/notes.tsx'
import { Section } from '#app/ui/section.tsx'
import styles from './comparison.module.css'
import { CostScale, type YearlyCost } from './cost-scale.tsx'

type ComparisonProps = Home['comparison'] & { inHouse: Claim; costs: readonly YearlyCost[] }

/** Service models, no competitor named (compliance 2.8). A real table; on a phone each row stacks. */
export function Comparison({
  heading,
  intro,
  columns,
  rows,
  scale,
  inHouse,
  costs,
}: ComparisonProps) {
  return (
    <Section id="comparison" heading={heading} intro={<p>{intro}</p>}>
      <CostScale caption={scale.caption} costs={costs} />
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
                <td key={columns[index]} data-column={columns[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Notes>
        <li>
          In-house finance team: {inHouse.basis}, as of {monthYear(inHouse.asOf)}.
        </li>
      </Notes>
    </Section>
  )
}
