import type { AboutPage } from '#app/content/schemas/pages.ts'
import { Prose } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import styles from './people.module.css'

/** The team by roles, without counts: those are on /about-our-firm (decision 8). */
export function People({ heading, roles, more }: AboutPage['team']) {
  return (
    <Section id="team" tone="alternate" heading={heading}>
      <ul className={styles.roles}>
        {roles.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <Prose html={more} as="p" />
      </div>
    </Section>
  )
}
