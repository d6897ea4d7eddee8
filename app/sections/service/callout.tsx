import { claims } from '#app/content/claims.ts'
import type { ExtraOf } from '#app/content/schemas/service.ts'
import { monthYear } from '#app/lib/dates.ts'
import styles from './callout.module.css'

/** A claim of what is typical, with its basis in the same block (compliance 2.4). */
export function Callout({ heading, text, claim }: ExtraOf<'callout'>) {
  const { basis, asOf } = claims[claim]
  return (
    <section aria-labelledby="callout-heading" className={styles.callout} data-plate="dark">
      <div className={styles.inside}>
        <h2 id="callout-heading">{heading}</h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.basis}>
          {basis}. As of {monthYear(asOf)}.
        </p>
      </div>
    </section>
  )
}
