import type { ReactNode } from 'react'
import styles from './accordion.module.css'

type AccordionProps = {
  /** Items with the same name close each other, by the browser itself. */
  name: string
  items: readonly { id: string; question: string; answer: ReactNode }[]
}

/** Questions that open one at a time; an open one can close. Without script it works the same. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, question, answer }) => (
        <details key={id} name={name}>
          <summary>
            <h3>{question}</h3>
          </summary>
          {/* The address is that of the answer: a browser that is sent to it opens the question. */}
          <div id={id} className={styles.answer}>
            {answer}
          </div>
        </details>
      ))}
    </div>
  )
}
