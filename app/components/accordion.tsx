import type { ReactNode } from 'react'
import styles from './accordion.module.css'

type AccordionProps = {
  /** The browser closes an open item when another of the same name opens. */
  name?: string
  open?: 'first'
  items: readonly { id: string; question: ReactNode; answer: ReactNode }[]
}

export function Accordion({ name, open, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, question, answer }, index) => (
        <details key={id} name={name} open={open === 'first' && index === 0}>
          <summary>
            <h3>{question}</h3>
          </summary>
          {/* The id is on the answer, because a browser opens a `details` for a target inside it. */}
          <div id={id}>{answer}</div>
        </details>
      ))}
    </div>
  )
}
