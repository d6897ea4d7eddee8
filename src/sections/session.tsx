import { BookLink } from '../components/book-or-call.tsx'
import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import type { Placed } from '../schema/fields.ts'
import type { session } from '../schema/pages/buy-sell-business.ts'
import styles from './session.module.css'

/** The free strategy session, on a dark plate. */
export function Session({ id, heading, text, schedule }: Placed<typeof session>) {
  return (
    <div data-plate="dark">
      <Section id={id} heading={heading}>
        <div className={styles.session}>
          <Paragraph>{text}</Paragraph>
          <BookLink booking="session">{schedule}</BookLink>
        </div>
      </Section>
    </div>
  )
}
