import type { ViewProps } from '#app/blocks/view.ts'
import { Prose } from '#app/components/prose.tsx'
import { Buttons } from './buttons.tsx'
import type { hero } from './fields.ts'
import styles from './view.module.css'

export function View({ id, heading, lead, ...buttons }: ViewProps<typeof hero>) {
  return (
    <div id={id} className={styles.plain}>
      <h1>{heading}</h1>
      <Prose of={lead} as="p" within={styles.lead} />
      <Buttons {...buttons} />
    </div>
  )
}
