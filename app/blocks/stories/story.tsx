import { Drawing } from '#app/components/picture.tsx'
import { useContent } from '#app/components/site.tsx'
import type { Outcome, Testimonial } from '#app/content/schemas/stories.ts'
import { dollars } from '#app/lib/money.ts'
import { fieldText } from '#app/lib/shown.ts'
import { billText } from './bill.ts'
import styles from './story.module.css'

type StoryProps = {
  testimonial: Testimonial
  record: Outcome | undefined
  own: (id: string) => string
}

/** A client's words with the figures of one case-study record. Until they are verified it must be
    headed "Illustrative example", say so at the size of the text and be no quotation. */
export function Story({ testimonial, record, own }: StoryProps) {
  const { notes, story } = useContent().interface
  const { quote, name, title, verified, connection } = testimonial
  const id = own(testimonial.id)
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
      {verified ? <blockquote>{quote}</blockquote> : <p className={styles.told}>{quote}</p>}
      <p id={`${id}-title`} className={styles.role}>
        {title}
      </p>
      {connection && <p>{connection}</p>}
    </article>
  )
}
