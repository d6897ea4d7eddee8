import { Paragraph } from '../components/text.tsx'
import type { Placed } from '../schema/fields.ts'
import type { plainHero } from '../schema/sections.ts'
import styles from './plain-hero.module.css'

export function PlainHero({ id, heading, lead }: Placed<typeof plainHero>) {
  return (
    <div id={id} className={styles.hero}>
      <h1>{heading}</h1>
      <Paragraph className={styles.lead}>{lead}</Paragraph>
    </div>
  )
}
