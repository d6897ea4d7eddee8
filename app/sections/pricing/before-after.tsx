import type { PricingPage } from '#app/content/schemas/pricing-page.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Section } from '#app/ui/section.tsx'
import plate from '#art/plates/before-after.svg'
import styles from './before-after.module.css'

/** Two ways of working, in words: no figures, and labelled as an illustration (decision 46). */
export function BeforeAfter({ heading, caption, columns, rows }: PricingPage['beforeAfter']) {
  return (
    <div data-print="no">
      <Section id="before-after" tone="alternate" heading={heading}>
        <div className={styles.layout}>
          <Picture src={plate} alt="" width={720} height={300} className={styles.plate} />
          <table className={styles.table}>
            <caption>{caption}</caption>
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
        </div>
      </Section>
    </div>
  )
}
