import type { Home } from '#app/content/schemas/pages.ts'
import { Ornament } from '#app/ui/ornament.tsx'
import { Section } from '#app/ui/section.tsx'
import leader from '#art/plates/check-fill.svg'
import styles from './core-services.module.css'

export function CoreServices({ heading, cards }: Home['services']) {
  return (
    <Section id="services" heading={heading}>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.to} className={styles.card}>
            <h3>
              <a href={card.to}>{card.title}</a>
            </h3>
            <span className={styles.fill}>
              <Ornament src={leader} kind="leader" />
            </span>
            <p className={styles.text}>{card.text}</p>
            <p className={styles.price}>{card.price}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
