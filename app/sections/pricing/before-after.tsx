import type { PricingPage } from '#app/content/schemas/pricing-page.ts'
import { ComparisonTable } from '#app/ui/comparison-table.tsx'
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
          <ComparisonTable
            caption={caption}
            captionLook="shown"
            columns={columns}
            rows={rows}
            look="plain"
          />
        </div>
      </Section>
    </div>
  )
}
