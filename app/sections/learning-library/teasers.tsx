import type { LearningLibrary } from '#app/content/schemas/pages.ts'
import { Prose } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import styles from './teasers.module.css'

/** What is being prepared. Nothing to follow yet, so these are not links (decision 92). */
export function Teasers({ heading, intro, items }: LearningLibrary['teasers']) {
  return (
    <Section id="coming" heading={heading} intro={<Prose html={intro} as="p" />}>
      <ul className={styles.teasers}>
        {items.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
