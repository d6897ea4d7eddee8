import { Fade } from '../components/fade.tsx'
import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import type { Placed } from '../schema/fields.ts'
import type { points } from '../schema/pages/about-our-firm.ts'
import styles from './points.module.css'

/** Statements that a visitor can check, on a dark plate. */
export function Points({ id, heading, items }: Placed<typeof points>) {
  return (
    <Section id={id} tone="dark" heading={heading}>
      <ol className={styles.points}>
        {items.map(({ name, text }) => (
          <li key={name}>
            <Fade>
              <h3>{name}</h3>
              <Paragraph>{text}</Paragraph>
            </Fade>
          </li>
        ))}
      </ol>
    </Section>
  )
}
