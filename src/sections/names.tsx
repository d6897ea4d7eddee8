import { Fade } from '../components/fade.tsx'
import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import { evenColumns } from '../lib/even-columns.ts'
import type { Placed } from '../schema/fields.ts'
import type { names } from '../schema/sections.ts'
import styles from './names.module.css'

/** Things with a name and a sentence each. With `fades` they fade in on scroll. */
export function Names({ id, tone, heading, intro, items, more, fades }: Placed<typeof names> & { fades?: boolean }) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <ul className={styles.list} data-even={evenColumns(items.length, 4)}>
        {items.map(({ name, text }) => (
          <li key={name}>
            <Fade on={fades}>
              <h3>{name}</h3>
              <p>{text}</p>
            </Fade>
          </li>
        ))}
      </ul>
      {more && <Paragraph className={styles.more}>{more}</Paragraph>}
    </Section>
  )
}
