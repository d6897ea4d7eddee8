import type { Outcome, Testimonial } from '#app/content/schemas/stories.ts'
import { dollars } from '#app/lib/money.ts'
import { notAClient } from '#app/lib/required-notes.ts'
import { Drawing } from './picture.tsx'
import styles from './story.module.css'

type StoryProps = { testimonial: Testimonial; record?: Outcome | undefined }

/** A client's words with the figures of one case-study record. Until they are verified it must be
    headed "Illustrative example" and say so at the size of the text. */
export function Story({ testimonial, record }: StoryProps) {
  const { id, quote, name, title, verified, connection } = testimonial
  return (
    <article className={styles.story} data-frame aria-labelledby={`${id}-label ${id}-title`}>
      <h3 id={`${id}-label`}>{verified ? name : 'Illustrative example'}</h3>
      {!verified && <p className={styles.plain}>{notAClient}</p>}
      {record && (
        <>
          <p className={styles.result}>
            <b>{dollars(record.totalTaxSavings)}</b> {billText(record)}
          </p>
          <Drawing name={`spindle-${record.id}`} className={styles.spindle} />
        </>
      )}
      <blockquote>{quote}</blockquote>
      <p id={`${id}-title`} className={styles.role}>
        {title}
      </p>
      {connection && <p>{connection}</p>}
    </article>
  )
}

function billText({ taxDueWithoutStrategy, taxRefundWithStrategy }: Outcome) {
  const bill = `saved on ${dollars(taxDueWithoutStrategy)} of tax due`
  return taxRefundWithStrategy ? `${bill}, ${dollars(taxRefundWithStrategy)} of it refunded` : bill
}
