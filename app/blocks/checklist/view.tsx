import type { ViewProps } from '#app/blocks/view.ts'
import boxes from '#app/components/boxes.module.css'
import { PlainList } from '#app/components/plain-list.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { BoxHeading, useTextColumn } from '#app/components/text-column.tsx'
import { Tree } from '#app/components/tree.tsx'
import type { checklist } from './fields.ts'
import styles from './view.module.css'

type Props = ViewProps<typeof checklist>

/** What to gather or do, with boxes to check. On paper, groups of them start a sheet of their own. */
export function View({ id, tone, heading, intro, items, groups }: Props) {
  const isInText = useTextColumn() !== undefined
  const list = items ? <Items items={items} /> : <Groups groups={groups ?? []} />
  if (isInText) {
    return (
      <div className={`${boxes.boxes} ${styles.box}`} data-block="checklist">
        <BoxHeading>{heading}</BoxHeading>
        {intro && <Prose of={intro} as="p" />}
        {list}
      </div>
    )
  }
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      {list}
    </Section>
  )
}

function Items({ items }: { items: NonNullable<Props['items']> }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not treat a list without bullets as a list
    <ul role="list">
      {items.map((item) => (
        <li key={item.plain}>
          <Tree of={item.tree} />
        </li>
      ))}
    </ul>
  )
}

function Groups({ groups }: { groups: NonNullable<Props['groups']> }) {
  return (
    <div className={styles.checklist}>
      {groups.map((group) => (
        <div key={group.heading.plain}>
          <h3>{group.heading}</h3>
          <PlainList items={group.items} mark="box" />
        </div>
      ))}
    </div>
  )
}
