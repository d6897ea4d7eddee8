import type { ViewProps } from '#app/blocks/view.ts'
import { Prose } from '#app/components/prose.tsx'
import { Reveal } from '#app/components/reveal.tsx'
import { Section } from '#app/components/section.tsx'
import { evenColumns } from '#app/lib/even-columns.ts'
import type { names } from './fields.ts'
import styles from './view.module.css'

export function View(props: ViewProps<typeof names>) {
  const { id, tone, heading, intro, items, more, reveal } = props
  const Item = reveal ? Reveal : 'div'
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <ul className={styles.list} data-even={evenColumns(items.length, 4)}>
        {items.map(({ name, text }) => (
          <li key={name.plain}>
            <Item>
              <h3>{name}</h3>
              <p>{text}</p>
            </Item>
          </li>
        ))}
      </ul>
      {more && <Prose of={more} as="p" within={styles.more} />}
    </Section>
  )
}
