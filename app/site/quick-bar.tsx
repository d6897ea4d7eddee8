import { NewTab } from '#app/components/button-link.tsx'
import { firm } from '#app/content/firm.ts'
import styles from './quick-bar.module.css'

/** Price, call and booking within one tap, on phones. */
export function QuickBar() {
  return (
    <nav aria-label="Quick actions" className={styles.bar} data-print="no">
      <a href="/pricing">Prices</a>
      <a href={firm.phoneHref}>Call</a>
      <a href={firm.schedulingUrl} target="_blank" rel="noopener" className={styles.book}>
        Book
        <NewTab />
      </a>
    </nav>
  )
}
