import type { ExtraOf } from '#app/content/schemas/service.ts'
import { PlainList } from '#app/ui/plain-list.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import styles from './columns.module.css'

export function Columns({ heading, intro, columns }: ExtraOf<'columns'>) {
  return (
    <Section id="two-sides" heading={heading} intro={intro && <Prose html={intro} as="p" />}>
      <div className={styles.columns}>
        {columns.map((column) => (
          <div key={column.heading}>
            <h3>{column.heading}</h3>
            <PlainList items={column.items} />
          </div>
        ))}
      </div>
    </Section>
  )
}
