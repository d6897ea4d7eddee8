import type { ExtraOf } from '#app/content/schemas/service.ts'
import styles from './statement.module.css'

/** Wording a rule requires, in the reader's own type size. */
export function Statement({ text }: ExtraOf<'statement'>) {
  return (
    <aside aria-label="Please note" className={styles.statement}>
      <p>{text}</p>
    </aside>
  )
}
