import type { ClosingWords } from '#app/content/schemas/common.ts'
import { Prose } from '#app/ui/prose.tsx'
import { BookOrCall } from './book-or-call.tsx'
import styles from './closing-call.module.css'

type ClosingCallProps = ClosingWords & { schedule: string; call: string }

/** The last word of a page, and the two buttons again. */
export function ClosingCall({ heading, text, schedule, call }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing-heading" className={styles.closing} data-print="no">
      <h2 id="closing-heading">{heading}</h2>
      <div className={styles.words}>
        <Prose html={text} as="p" />
        <BookOrCall schedule={schedule} call={call} />
      </div>
    </section>
  )
}
