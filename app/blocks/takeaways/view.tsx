import type { ViewProps } from '#app/blocks/view.ts'
import { Part } from '#app/components/part.tsx'
import { useContent } from '#app/components/site.tsx'
import { BoxHeading } from '#app/components/text-column.tsx'
import { Tree } from '#app/components/tree.tsx'
import type { takeaways } from './fields.ts'
import styles from './view.module.css'

export function View({ id, tone, items }: ViewProps<typeof takeaways>) {
  const { takeaways: heading } = useContent().interface.text
  return (
    <Part id={id} tone={tone}>
      <div className={styles.takeaways} data-block="takeaways">
        <BoxHeading>{heading}</BoxHeading>
        <ul>
          {items.map((item) => (
            <li key={item.plain}>
              <Tree of={item.tree} />
            </li>
          ))}
        </ul>
      </div>
    </Part>
  )
}
