import { Accordion } from '../components/accordion.tsx'
import { Plate } from '../components/drawing.tsx'
import { Reviewed } from '../components/review.tsx'
import { Paragraph } from '../components/text.tsx'
import { faq } from '../data.ts'
import type { Placed } from '../schema/fields.ts'
import type { faq as words } from '../schema/pages/faq.ts'
import styles from './faq.module.css'

/** On a wide screen the page's head stays in view beside the questions. */
export function Faq({ id, title, lead, alt, caption, heading }: Placed<typeof words>) {
  return (
    <div id={id} className={styles.columns}>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <Paragraph className={styles.lead}>{lead}</Paragraph>
        </div>
        <Plate name="reading-faq" alt={alt} caption={caption} />
      </div>
      <section aria-labelledby="answers-heading">
        <h2 id="answers-heading">{heading}</h2>
        <Accordion name={id} items={faq.items.map((item) => ({ ...item, href: `/faq#${item.id}` }))} />
        <Reviewed day={faq.reviewed} validThrough={faq.validThrough} />
      </section>
    </div>
  )
}
