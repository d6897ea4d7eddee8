import type { AboutPage } from '#app/content/schemas/pages.ts'
import { founder as person } from '#app/content/team.ts'
import { Prose } from '#app/ui/prose.tsx'
import styles from './purpose.module.css'

type PurposeProps = Pick<AboutPage, 'mission' | 'founder'>

/** What the firm is for, and who began it. */
export function Purpose({ mission, founder }: PurposeProps) {
  return (
    <div className={styles.purpose}>
      <section aria-labelledby="mission-heading">
        <h2 id="mission-heading">{mission.heading}</h2>
        <div className={styles.mission}>
          <Prose html={mission.text} as="p" />
        </div>
      </section>
      <section id="founder" aria-labelledby="founder-heading">
        <h2 id="founder-heading">
          {person.name ? `${founder.heading}, ${person.name}` : founder.heading}
        </h2>
        <div className={styles.bio}>
          {founder.bio.map((paragraph) => (
            <Prose key={paragraph.html} html={paragraph} as="p" />
          ))}
        </div>
      </section>
    </div>
  )
}
