import { GoodThrough, Reviewed } from '../components/review.tsx'
import { Section } from '../components/section.tsx'
import { Link, Paragraph } from '../components/text.tsx'
import type { Placed } from '../schema/fields.ts'
import type { refunds } from '../schema/pages/client-tools.ts'
import styles from './refunds.module.css'

/** Where to look for a refund of the IRS and of each state. A state without one has a rule instead. */
export function Refunds({ id, tone, heading, intro, entries }: Placed<typeof refunds>) {
  const [oldest = ''] = entries.map(({ reviewed }) => reviewed).sort()
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <ul className={styles.entries}>
        {entries.map(({ name, text, have, source, url, validThrough }) => (
          <li key={name}>
            <h3>{name}</h3>
            <GoodThrough day={validThrough} name={name}>
              <Paragraph>{text}</Paragraph>
              {have && (
                <p>
                  <b>Have at hand:</b> {have}
                </p>
              )}
              <p>
                <b>{have ? 'Where to look:' : 'The rule is in:'}</b> {url ? <Link href={url}>{source}</Link> : source}
              </p>
            </GoodThrough>
          </li>
        ))}
      </ul>
      <Reviewed day={oldest} />
    </Section>
  )
}
