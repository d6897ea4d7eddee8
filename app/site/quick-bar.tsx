import { NewTab } from '#app/components/button-link.tsx'
import { useContent } from '#app/components/site.tsx'
import { address } from '#app/lib/address.ts'
import { phoneHref } from '#app/lib/text.ts'
import styles from './quick-bar.module.css'

/** Price, call and booking within one tap, on phones. */
export function QuickBar() {
  const { firm } = useContent()
  return (
    <nav aria-label="Quick actions" className={styles.bar} data-print="no">
      <a href={address('/pricing')}>Prices</a>
      <a href={phoneHref(firm.phone)}>Call</a>
      <a href={firm.schedulingUrl} target="_blank" rel="noopener" className={styles.book}>
        Book
        <NewTab />
      </a>
    </nav>
  )
}
