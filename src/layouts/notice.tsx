import { Paragraph } from '../components/text.tsx'
import { firm, notice } from '../data.ts'
import { today } from '../lib/dates.ts'
import styles from './header.module.css'

export function Notice() {
  const day = today(firm.timeZone)
  if (!notice || notice.until < day) return null
  const { text, from, until } = notice
  const days = { 'data-from': from, 'data-until': until }
  return (
    <section aria-label="Notice" className={styles.notice} {...days} data-surface="dark" data-print="no">
      <Paragraph className="page-width">{text}</Paragraph>
    </section>
  )
}
