import { Accordion } from '#app/ui/accordion.tsx'
import { Prose } from '#app/ui/prose.tsx'
import faq from '#content/faq.yaml'
import styles from './faq-list.module.css'

type FaqItem = (typeof faq)['items'][number]

/** Questions of the one list, each at an address of its own, which can be copied from its answer. */
export function FaqList({ items = faq.items }: { items?: readonly FaqItem[] }) {
  return (
    <Accordion
      name="faq"
      items={items.map(({ id, question, answer }) => ({
        id,
        question,
        answer: (
          <>
            <Prose html={answer} as="p" />
            <a href={`/faq#${id}`} className={styles.address} data-print="no">
              Link to this answer
              <span className="visually-hidden"> ({question})</span>
            </a>
          </>
        ),
      }))}
    />
  )
}
