import type { ReactNode } from 'react'
import { notAClient } from '../lib/claims.ts'
import { Accordion } from './accordion.tsx'
import styles from './exhibit.module.css'
import { Section } from './section.tsx'
import { Paragraph } from './text.tsx'

type ExhibitProps = {
  id: string
  heading: string
  intro: string
  /** The last day its figures are valid. */
  until?: string
  chart: ReactNode
  /** The result, in large type. */
  amount?: string
  /** The answer to "How we figured this." */
  method?: string
  children: ReactNode
}

/** A chart of sample numbers, marked as a sample, with an explanation next to it. */
export function Exhibit({ intro, chart, amount, method, children, ...section }: ExhibitProps) {
  return (
    <Section {...section}>
      <div className={styles.exhibit}>
        <Paragraph>{intro}</Paragraph>
        <div className={styles.chart}>
          <p className={styles.sample}>
            <strong className="label">Illustrative example</strong> {notAClient}
          </p>
          {chart}
        </div>
        <div className={styles.text}>
          {amount && <p className="amount">{amount}</p>}
          {children}
          {method && (
            <Accordion items={[{ id: `${section.id}-method`, question: 'How we figured this', answer: method }]} />
          )}
        </div>
      </div>
    </Section>
  )
}
