import { RowList } from '../components/row-list.tsx'
import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import type { contactWays, SectionProps } from '../schema/sections.ts'
import styles from './contact-ways.module.css'

/** Every way to reach the firm, next to the required warning about what never to send. */
export function ContactWays({ id, tone, heading, intro, rows, warning }: SectionProps<typeof contactWays>) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <div className="columns">
        <RowList rows={rows} />
        <section className={styles.warning} data-surface="dark">
          <h3 id={`${id}-warning`}>{warning.heading}</h3>
          <p className="lead statement">{warning.line}</p>
          <Paragraph>{warning.after}</Paragraph>
        </section>
      </div>
    </Section>
  )
}
