import type { PricingPage } from '#app/content/schemas/pages.ts'
import { savingsNote } from '#app/lib/savings-note.ts'
import { ComparisonTable } from '#app/ui/comparison-table.tsx'
import { Notes } from '#app/ui/notes.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Section } from '#app/ui/section.tsx'
import plate from '#art/plates/before-after.svg'
import styles from './before-after.module.css'

/** Two ways of working, in words: no figures, and labelled as an illustration (decision 46). */
export function BeforeAfter(props: PricingPage['beforeAfter']) {
  const { heading, caption, columns, rows, basis } = props
  return (
    <div data-print="no">
      <Section id="before-after" tone="alternate" heading={heading}>
        <div className={styles.layout}>
          <Picture src={plate} alt="" width={720} height={300} className={styles.plate} />
          <div className={styles.words}>
            <ComparisonTable
              caption={caption}
              captionLook="shown"
              columns={columns}
              rows={rows}
              look="plain"
            />
            <Notes>
              <li>{savingsNote(basis)}</li>
            </Notes>
          </div>
        </div>
      </Section>
    </div>
  )
}
