import type { Work } from '#app/content/schemas/prices.ts'
import styles from './work-list.module.css'

/** What is done for a fee, and when. */
export function WorkList({ work }: { work: Work }) {
  if (!work?.length) return null
  return (
    <dl className={styles.work}>
      {work.map(({ when, text }) => (
        <div key={when.plain}>
          <dt>{when}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
