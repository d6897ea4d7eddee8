import type { ViewProps } from '#app/blocks/view.ts'
import { Part } from '#app/components/part.tsx'
import { Tree } from '#app/components/tree.tsx'
import type { pull } from './fields.ts'
import styles from './view.module.css'

export function View({ id, tone, figure, text }: ViewProps<typeof pull>) {
  return (
    <Part id={id} tone={tone}>
      <p className={styles.pull} data-block="pull">
        <strong>{figure}</strong>{' '}
        <span>
          <Tree of={text.tree} />
        </span>
      </p>
    </Part>
  )
}
