import type { ContactPage } from '#app/content/schemas/pages.ts'
import { PlainList } from '#app/ui/plain-list.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import styles from './accessibility.module.css'

/** The accessibility statement: standard, help and known limits (compliance 10). */
export function Accessibility(statement: ContactPage['accessibility']) {
  const { heading, standard, help, limitsHeading, limits } = statement
  return (
    <Section id="accessibility" heading={heading}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <Prose html={standard} as="p" />
          <Prose html={help} as="p" />
        </div>
        <div>
          <h3 id="limits-heading">{limitsHeading}</h3>
          <PlainList items={limits} labelledBy="limits-heading" />
        </div>
      </div>
    </Section>
  )
}
