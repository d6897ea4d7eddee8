import type { CaseStudiesPage } from '#app/content/schemas/pages.ts'
import type { CaseStudy } from '#app/content/schemas/stories.ts'
import { dollars } from '#app/lib/money.ts'
import { shareRemoved } from '#app/lib/tax-outcome.ts'
import { Picture } from '#app/ui/picture.tsx'
import { spindleOf } from '../spindles.ts'
import styles from './spindle-plate.module.css'

type SpindlePlateProps = CaseStudiesPage['plate'] & {
  number: string
  records: readonly CaseStudy[]
}

/** The page in one drawing: every record's spindle, under each other, with the figures it is cut from. */
export function SpindlePlate({ caption, number, records }: SpindlePlateProps) {
  return (
    <figure className={styles.plate}>
      <ol>
        {records.map((record) => (
          <li key={record.id}>
            <span className={styles.number}>
              {number} {record.id}
            </span>
            <Picture
              src={spindleOf(record.id)}
              alt=""
              width={400}
              height={70}
              className={styles.spindle}
            />
            <span className={styles.share}>{Math.round(100 * shareRemoved(record))}%</span>
            <b>{dollars(record.totalTaxSavings)}</b>
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
