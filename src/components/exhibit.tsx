import type { ReactNode } from 'react'
import styles from './exhibit.module.css'
import { Section } from './section.tsx'
import { Paragraph } from './text.tsx'

type ExhibitProps = { id: string; heading: string; intro: string; note: string; children: ReactNode }

/** Sample numbers of an owner who does not exist, and what they assume. */
export function Exhibit({ id, heading, intro, note, children }: ExhibitProps) {
  return (
    <Section id={id} heading={heading} intro={intro}>
      <p className={styles.label}>
        <strong>Illustrative example</strong> Not an actual client. Shown to explain the kind of work we do.
      </p>
      {children}
      <Paragraph className={styles.note}>{note}</Paragraph>
    </Section>
  )
}
