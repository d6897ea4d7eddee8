import list from '../components/check-list.module.css'
import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import type { Placed } from '../schema/fields.ts'
import type { statement } from '../schema/pages/accessibility.ts'
import type { plainHero } from '../schema/sections.ts'
import styles from './accessibility.module.css'

export function AccessibilityHero({ id, heading, lead }: Placed<typeof plainHero>) {
  return (
    <div id={id} className={styles.hero}>
      <h1>{heading}</h1>
      <Paragraph className={styles.lead}>{lead}</Paragraph>
    </div>
  )
}

export function Accessibility({ id, heading, standard, help, limitsHeading, limits }: Placed<typeof statement>) {
  return (
    <Section id={id} heading={heading}>
      <div className={styles.statement}>
        <div className={styles.words}>
          <Paragraph>{standard}</Paragraph>
          <Paragraph>{help}</Paragraph>
        </div>
        <div>
          <h3 id={`${id}-limits`}>{limitsHeading}</h3>
          <ul className={list.list} aria-labelledby={`${id}-limits`}>
            {limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
