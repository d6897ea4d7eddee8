import { businessDays } from '#app/content/schedule.ts'
import type { ContactPage } from '#app/content/schemas/pages.ts'
import { fill } from '#app/lib/fill.ts'
import { Prose } from '#app/ui/prose.tsx'
import styles from './before-you-write.module.css'

type BeforeYouWriteProps = Pick<ContactPage, 'warning' | 'reply'>

/** What never to send, word for word (compliance 6.16), and when an answer comes (decision 84). */
export function BeforeYouWrite({ warning, reply }: BeforeYouWriteProps) {
  return (
    <>
      <section aria-labelledby="warning-heading" className={styles.warning} data-plate="dark">
        <h3 id="warning-heading">{warning.heading}</h3>
        <p className={styles.line}>{warning.line}</p>
        <Prose html={warning.after} as="p" />
      </section>
      <section aria-labelledby="reply-heading" className={styles.reply}>
        <h3 id="reply-heading">{reply.heading}</h3>
        {businessDays.closedDays && <p>{fill(reply.days, businessDays)}</p>}
        <p>{fill(reply.example, businessDays)}</p>
      </section>
    </>
  )
}
