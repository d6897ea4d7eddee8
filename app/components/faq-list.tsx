import type { Faq } from '#app/content/schemas/pages.ts'
import { address } from '#app/lib/address.ts'
import { Accordion } from './accordion.tsx'
import styles from './faq-list.module.css'
import { Prose } from './prose.tsx'
import { useContent } from './site.tsx'

type FaqListProps = {
  items: Faq['items']
  /** Makes the id of an answer one that no other element of the page has. */
  own: (id: string) => string
}

/** Questions of /faq, each answer with a link to its own address. */
export function FaqList({ items, own }: FaqListProps) {
  const { link } = useContent().interface.faq
  return (
    <Accordion
      name="faq"
      items={items.map(({ id, question, answer }) => ({
        id: own(id),
        question,
        answer: (
          <>
            <Prose of={answer} as="p" />
            <a href={address(`/faq#${id}`)} className={styles.address} data-print="no">
              {link}
              <span className="visually-hidden"> ({question})</span>
            </a>
          </>
        ),
      }))}
    />
  )
}
