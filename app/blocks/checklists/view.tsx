import type { ViewProps } from '#app/blocks/view.ts'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import { checklistsOf } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import { evenColumns } from '#app/lib/even-columns.ts'
import type { checklists } from './fields.ts'
import styles from './view.module.css'

export function View({ id, tone, heading, intro, show }: ViewProps<typeof checklists>) {
  const lists = checklistsOf(useContent(), show)
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} print="no">
      <ul className={styles.lists} data-even={evenColumns(lists.length, 3)}>
        {lists.map(({ path, title, forWhom }) => (
          <li key={path}>
            <a href={address(path)}>{title}</a>
            <Prose of={forWhom} as="p" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
