import { Accordion } from '../components/accordion.tsx'
import { Reviewed } from '../components/review.tsx'
import { Section } from '../components/section.tsx'
import { chosen, faq } from '../data.ts'
import type { Placed } from '../schema/fields.ts'
import type { ownQuestions, questions } from '../schema/sections.ts'
import styles from './questions.module.css'

/** Some questions of the FAQ. */
export function Questions({ id, tone, heading, show, more }: Placed<typeof questions>) {
  const items = chosen(faq.items, show).map((item) => ({ ...item, href: `/faq#${item.id}` }))
  return (
    <Section id={id} tone={tone} heading={heading}>
      <Accordion name={id} items={items} />
      <p className={styles.more}>
        <a href="/faq">{more}</a>
      </p>
    </Section>
  )
}

/** The questions of a service. */
export function OwnQuestions({ id, tone, items, note, reviewed, validThrough }: Placed<typeof ownQuestions>) {
  return (
    <Section id={id} tone={tone} heading="Frequently asked questions">
      <Accordion name={id} items={items.map((item, at) => ({ ...item, id: `question-${at + 1}` }))} />
      {note && <p className={styles.note}>{note}</p>}
      {reviewed && <Reviewed day={reviewed} validThrough={validThrough} />}
    </Section>
  )
}
