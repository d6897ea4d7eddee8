import type { ViewProps } from '#app/blocks/view.ts'
import { Prose } from '#app/components/prose.tsx'
import { Reveal } from '#app/components/reveal.tsx'
import { Section } from '#app/components/section.tsx'
import { evenColumns } from '#app/lib/even-columns.ts'
import type { points } from './fields.ts'
import styles from './view.module.css'

export function View({ id, tone, heading, items }: ViewProps<typeof points>) {
  return (
    <Section id={id} tone={tone} heading={heading}>
      <ol className={styles.points} data-even={evenColumns(items.length, 4)}>
        {items.map(({ name, text }) => (
          <li key={name.plain}>
            <Reveal>
              <h3>{name}</h3>
              <Prose of={text} as="p" />
            </Reveal>
          </li>
        ))}
      </ol>
    </Section>
  )
}
