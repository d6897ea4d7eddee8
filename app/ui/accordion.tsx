import type { ReactNode } from 'react'
import styles from './accordion.module.css'

type AccordionProps = {
  /** Items with the same name close each other, by the browser itself. */
  name?: string
  /** Closed at first, unless told otherwise. */
  open?: 'first'
  items: readonly { id: string; question: string; answer: ReactNode }[]
}

/** Questions that open, with a name one at a time; an open one can close. Works without script. */
export function Accordion({ name, open, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, question, answer }, index) => (
        <details key={id} name={name} open={open === 'first' && index === 0}>
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
