import type { ViewProps } from '#app/blocks/view.ts'
import type { closing } from './fields.ts'
import { closingParts } from './parts.tsx'
import styles from './view.module.css'

/** What to do next, beside the heading. */
export function View(props: ViewProps<typeof closing>) {
  const { id, heading } = props
  const { words, buttons } = closingParts(props)
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={styles.split}
      data-tone="plain"
      data-print="no"
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div className={styles.words}>
        {words}
        {buttons}
      </div>
    </section>
  )
}
