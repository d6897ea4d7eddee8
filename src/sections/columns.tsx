import { CheckList } from '../components/check-list.tsx'
import { Notes } from '../components/notes.tsx'
import { Section } from '../components/section.tsx'
import type { Placed } from '../schema/fields.ts'
import type { columns } from '../schema/sections.ts'
import styles from './columns.module.css'

/** Two lists side by side. */
export function Columns({ id, heading, intro, columns: lists, note }: Placed<typeof columns>) {
  return (
    <Section id={id} heading={heading} intro={intro}>
      <div className={note ? styles.noted : styles.columns}>
        {lists.map((list) => (
          <div key={list.heading}>
            <h3>{list.heading}</h3>
            <CheckList items={list.items} mark={list.mark ?? 'dash'} />
          </div>
        ))}
      </div>
      {note && <Notes items={[note]} />}
    </Section>
  )
}
