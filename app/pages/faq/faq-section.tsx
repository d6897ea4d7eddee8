import { FaqList } from '#app/components/faq-list.tsx'
import { Reviewed } from '#app/components/notes.tsx'
import { Plate } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import faq from '#content/faq.yaml'
import page from '#content/pages/faq.yaml'
import drawing from '#drawings/plates/reading-faq.svg'
import styles from './faq-section.module.css'

/** On a wide screen the page's head stays in view beside the questions. */
export function FaqSection() {
  return (
    <div className={styles.columns}>
      <div className={styles.head}>
        <div>
          <h1>{page.title}</h1>
          <div className={styles.lead}>
            <Prose html={page.sentence} as="p" />
          </div>
        </div>
        <Plate src={drawing} width={700} height={700} {...page.plate} />
      </div>
      <section aria-labelledby="answers-heading">
        <h2 id="answers-heading">{page.heading}</h2>
        <FaqList items={faq.items} />
        <Reviewed date={faq.taxReviewed} />
      </section>
    </div>
  )
}
