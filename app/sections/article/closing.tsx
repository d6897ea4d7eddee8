import type { Html } from '#app/content/engine/fields.ts'
import { Prose } from '#app/ui/prose.tsx'
import { BookOrCall } from '../book-or-call.tsx'
import styles from './closing.module.css'

/** The article's own sentence, then the two ways to us. */
export function Closing({ action }: { action: Html }) {
  return (
    <section aria-labelledby="closing-heading" className={styles.closing} data-print="no">
      <div className={styles.wrap}>
        <h2 id="closing-heading">
          <Prose html={action} as="span" />
        </h2>
        <BookOrCall schedule="Schedule a Consultation" call="Call Us" />
      </div>
    </section>
  )
}
