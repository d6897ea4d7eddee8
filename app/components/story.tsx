import type { Interface } from '#app/content/schemas/interface.ts'
import type { Outcome, Testimonial } from '#app/content/schemas/stories.ts'
import { dollars } from '#app/lib/money.ts'
import { fieldText, from, shown, type Text } from '#app/lib/shown.ts'
import { Drawing } from './picture.tsx'
import { useContent } from './site.tsx'
import styles from './story.module.css'

type StoryProps = { testimonial: Testimonial; record?: Outcome | undefined }

/** A client's words with the figures of one case-study record. Until they are verified it must be
    headed "Illustrative example" and say so at the size of the text. */
export function Story({ testimonial, record }: StoryProps) {
  const { notes, story } = useContent().interface
  const { id, quote, name, title, verified, connection } = testimonial
  return (
    <article className={styles.story} data-frame aria-labelledby={`${id}-label ${id}-title`}>
      <h3 id={`${id}-label`}>{verified ? name : notes.illustrative}</h3>
      {!verified && <p className={styles.plain}>{notes.notAClient}</p>}
      {record && (
        <>
          <p className={styles.result}>
            <b>{fieldText(record, 'totalTaxSavings', dollars)}</b>{' '}
            <span>{billText(record, story)}</span>
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

function billText(record: Outcome, { saved, refunded }: Interface['story']): Text {
  const { taxRefundWithStrategy: refund } = record
  const tax = fieldText(record, 'taxDueWithoutStrategy', dollars)
  if (!refund) return saved.with({ tax })
  return refunded.with({
    tax,
    refund: shown(dollars(refund), from(record, 'taxRefundWithStrategy')),
  })
}
