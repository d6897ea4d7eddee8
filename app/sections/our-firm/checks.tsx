import type { OurFirmPage } from '#app/content/schemas/pages.ts'
import { Prose } from '#app/ui/prose.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { Section } from '#app/ui/section.tsx'
import styles from './checks.module.css'

/** What sets the firm apart, as statements a visitor can verify. */
export function Checks({ heading, items }: OurFirmPage['checks']) {
  return (
    <Section id="checks" tone="dark" heading={heading}>
      <ol className={styles.checks}>
        {items.map(({ name, text }) => (
          <li key={name}>
            <Reveal>
              <h3>{name}</h3>
              <Prose html={text} as="p" />
            </Reveal>
          </li>
        ))}
      </ol>
    </Section>
  )
}
