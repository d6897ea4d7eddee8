import type { ViewProps } from '#app/blocks/view.ts'
import { Notes } from '#app/components/notes.tsx'
import { PlainList } from '#app/components/plain-list.tsx'
import { Section } from '#app/components/section.tsx'
import type { columns } from './fields.ts'
import styles from './view.module.css'

export function View(props: ViewProps<typeof columns>) {
  const { id, heading, intro, note } = props
  return (
    <Section id={id} heading={heading} intro={intro}>
      <div className={note ? styles.noted : styles.columns}>
        {props.columns.map((column) => (
          <div key={column.heading.plain}>
            <h3>{column.heading}</h3>
            <PlainList items={column.items} mark={column.mark} />
          </div>
        ))}
      </div>
      {note && <Notes items={[note]} />}
    </Section>
  )
}
