import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import type { Tone } from '../schema/fields.ts'
import styles from './checklist-links.module.css'

type Props = {
  id: string
  tone?: Tone
  heading: string
  intro: string
  lists: readonly { id: string; data: { title: string; forWhom: string } }[]
}

/** All checklists, each with whom it is for. */
export function ChecklistLinks({ id, tone, heading, intro, lists }: Props) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} print="no">
      <ul className={styles.lists}>
        {lists.map(({ id: name, data }) => (
          <li key={name}>
            <a href={`/checklists/${name}`}>{data.title}</a>
            <Paragraph>{data.forWhom}</Paragraph>
          </li>
        ))}
      </ul>
    </Section>
  )
}
