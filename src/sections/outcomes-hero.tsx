import { BookOrCall } from '../components/book-or-call.tsx'
import { Drawing } from '../components/drawing.tsx'
import { Paragraph } from '../components/text.tsx'
import { caseStudies } from '../data.ts'
import { savingsNote } from '../lib/claims.ts'
import { dollars } from '../lib/money.ts'
import type { Placed } from '../schema/fields.ts'
import type { outcomesHero } from '../schema/pages/case-studies.ts'
import styles from './outcomes-hero.module.css'

/** Says first that these are samples. Every record is a spindle, with the figures it is drawn from. */
export function OutcomesHero({ id, heading, lead, schedule, caption, basis }: Placed<typeof outcomesHero>) {
  const ranked = caseStudies.toSorted((a, b) => b.totalTaxSavings - a.totalTaxSavings)
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.hero}>
      <h1 id={`${id}-heading`}>{heading}</h1>
      <div>
        <p className={styles.sample}>
          Sample outcomes. Figures are illustrative, rounded, and do not describe identifiable clients.
        </p>
        <Paragraph className={styles.lead}>{lead}</Paragraph>
        <BookOrCall schedule={schedule} note />
      </div>
      <figure className={styles.plate}>
        <ol>
          {ranked.map((record) => (
            <li key={record.id}>
              <span className={styles.number}>No. {record.id}</span>
              <Drawing name={`spindle-${record.id}`} className={styles.spindle} />
              <span className={styles.share}>{Math.round((100 * record.totalTaxSavings) / record.federalTax)}%</span>
              <b>{dollars(record.totalTaxSavings)}</b>
            </li>
          ))}
        </ol>
        <figcaption>{caption}</figcaption>
      </figure>
      <p className={styles.note}>{savingsNote(basis)}</p>
    </section>
  )
}
