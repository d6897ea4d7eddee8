import type { ViewProps } from '#app/blocks/view.ts'
import { Ornament } from '#app/components/picture.tsx'
import { Section } from '#app/components/section.tsx'
import { address } from '#app/lib/address.ts'
import type { services } from './fields.ts'
import styles from './view.module.css'

export function View({ id, tone, heading, cards }: ViewProps<typeof services>) {
  return (
    <Section id={id} tone={tone} heading={heading}>
      <ul className={styles.services}>
        {cards.map((card) => (
          <li key={card.to.plain} className={styles.service}>
            <h3>
              <a href={`${address(card.to)}`}>{card.title}</a>
            </h3>
            <span className={styles.fill}>
              <Ornament kind="leader" />
            </span>
            <p className={styles.text}>{card.text}</p>
            <p className={styles.price}>{card.price}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
