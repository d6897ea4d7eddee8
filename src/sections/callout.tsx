import { claims, one } from '../data.ts'
import { basisNote } from '../lib/claims.ts'
import type { Placed } from '../schema/fields.ts'
import type { callout } from '../schema/pages/outsourced-cfo.ts'
import styles from './callout.module.css'

/** A figure of what is typical; what it rests on must be right below it. */
export function Callout({ id, heading, text, claim }: Placed<typeof callout>) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.callout} data-plate="dark">
      <div className={styles.inside}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.basis}>{basisNote(one(claims, claim))}</p>
      </div>
    </section>
  )
}
