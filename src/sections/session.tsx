import { BookLink } from '../components/book-or-call.tsx'
import { Paragraph } from '../components/text.tsx'
import type { Placed } from '../schema/fields.ts'
import type { session } from '../schema/pages/buy-sell-business.ts'
import styles from './session.module.css'

/** The free strategy session, on a dark plate. */
export function Session({ id, heading, text, schedule }: Placed<typeof session>) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.session} data-plate="dark">
      <div className={styles.wrap}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <Paragraph>{text}</Paragraph>
        <BookLink booking="session">{schedule}</BookLink>
      </div>
    </section>
  )
}
