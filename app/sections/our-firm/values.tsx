import type { OurFirmPage } from '#app/content/schemas/pages.ts'
import { Reveal } from '#app/ui/reveal.tsx'
import { Section } from '#app/ui/section.tsx'
import styles from './values.module.css'

export function Values({ heading, items }: OurFirmPage['values']) {
  return (
    <Section id="values" heading={heading}>
      <ul className={styles.values}>
        {items.map(({ name, where, text }) => (
          <li key={name}>
            <Reveal>
              <h3>
                {name} <span>{where}</span>
              </h3>
              <p>{text}</p>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  )
}
