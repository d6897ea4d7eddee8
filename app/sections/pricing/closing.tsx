import type { PricingPage } from '#app/content/schemas/pages.ts'
import { BookOrCall } from '../book-or-call.tsx'
import styles from './closing.module.css'

export function Closing({ heading, text, schedule, call }: PricingPage['closing']) {
  return (
    <section aria-labelledby="closing-heading" className={styles.closing} data-print="no">
      <h2 id="closing-heading">{heading}</h2>
      <p>{text}</p>
      <BookOrCall schedule={schedule} call={call} />
    </section>
  )
}
