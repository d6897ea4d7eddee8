import { claims } from '#app/content/claims.ts'
import type { ExtraOf } from '#app/content/extra.ts'
import { Counter } from '#app/ui/counter.tsx'
import { Notes } from '#app/ui/notes.tsx'
import { Section } from '#app/ui/section.tsx'
import styles from './statistics.module.css'

/** Three national figures, counted up, never beside the firm's own results (compliance 5.3). */
export function Statistics({ heading, claims: ids, note }: ExtraOf<'statistics'>) {
  return (
    <Section id="statistics" tone="dark" heading={heading}>
      <dl className={styles.set}>
        {ids.map((id) => (
          <div key={id}>
            <dt>{claims[id].label}</dt>
            <dd>
              <Counter {...claims[id]} />
            </dd>
          </div>
        ))}
      </dl>
      <Notes>
        <li>{note}</li>
      </Notes>
    </Section>
  )
}
