import type { ViewProps } from '#app/blocks/view.ts'
import { Prose } from '#app/components/prose.tsx'
import { Reviewed } from '#app/components/reviewed.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import { SourceLink } from '#app/components/source-link.tsx'
import { Stale } from '#app/components/stale.tsx'
import { ownEntries } from './entries.ts'
import type { refunds } from './fields.ts'
import styles from './view.module.css'

export function View(props: ViewProps<typeof refunds>) {
  const { id, tone, heading, intro, federal, have, look, rule, entries } = props
  const own = ownEntries(entries, useContent())
  const [oldest] = [...own].sort((one, other) => one.reviewed.localeCompare(other.reviewed))
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <ul className={styles.entries}>
        {own.map((entry) => {
          const { state = federal } = entry
          return (
            <li key={state.plain}>
              <h3>{state}</h3>
              <Stale name={state} through={entry}>
                <Prose of={entry.text} as="p" />
                {entry.have && (
                  <p>
                    <b>{have}</b> <Prose of={entry.have} as="span" />
                  </p>
                )}
                <p>
                  <b>{entry.have ? look : rule}</b> <SourceLink id={entry.source} />
                </p>
              </Stale>
            </li>
          )
        })}
      </ul>
      <Reviewed of={oldest} />
    </Section>
  )
}
