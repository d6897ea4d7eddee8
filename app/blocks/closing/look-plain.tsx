import type { ViewProps } from '#app/blocks/view.ts'
import type { closing } from './fields.ts'
import styles from './look-plain.module.css'
import { closingParts } from './parts.tsx'

/** What to do next, below the heading. */
export function View(props: ViewProps<typeof closing>) {
  const { id, heading } = props
  const { words, buttons } = closingParts(props)
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={styles.plain}
      data-tone="plain"
      data-print="no"
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      {words}
      {buttons}
    </section>
  )
}
