import { Paragraph } from '../components/text.tsx'
import { one, team } from '../data.ts'
import type { Placed } from '../schema/fields.ts'
import type { purpose } from '../schema/pages/about.ts'
import styles from './purpose.module.css'

/** What the firm is for, and who founded it. */
export function Purpose({ id, mission, founder }: Placed<typeof purpose>) {
  return (
    <div id={id} className={styles.purpose}>
      <section aria-labelledby={`${id}-mission`}>
        <h2 id={`${id}-mission`}>{mission.heading}</h2>
        <Paragraph className={styles.mission}>{mission.text}</Paragraph>
      </section>
      <section aria-labelledby={`${id}-founder`}>
        <h2 id={`${id}-founder`}>
          {founder.heading}, <a href={`/team/${team.founder}`}>{one(team.people, team.founder).name}</a>
        </h2>
        <div className="stack measure">
          {founder.bio.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </div>
      </section>
    </div>
  )
}
