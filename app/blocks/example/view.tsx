import type { ViewProps } from '#app/blocks/view.ts'
import { Part } from '#app/components/part.tsx'
import { useContent } from '#app/components/site.tsx'
import { BoxHeading } from '#app/components/text-column.tsx'
import { Tree } from '#app/components/tree.tsx'
import type { example } from './fields.ts'
import styles from './view.module.css'

export function View({ id, tone, heading, text }: ViewProps<typeof example>) {
  const { notAClient } = useContent().interface.notes
  return (
    <Part id={id} tone={tone}>
      <div className={styles.example} data-block="example" data-frame="">
        <BoxHeading>{heading}</BoxHeading>
        <p data-note="">{notAClient}</p>
        <Tree of={text.tree} />
      </div>
    </Part>
  )
}
