import type { Html } from '#app/content/engine/fields.ts'
import { Prose } from '#app/ui/prose.tsx'
import styles from './pricing-hero.module.css'

type PricingHeroProps = {
  heading: string
  lead: Html
  jumps: readonly { label: string; to: `#${string}`; price: string }[]
}

/** The first screen: every kind of price, each one tap away. */
export function PricingHero({ heading, lead, jumps }: PricingHeroProps) {
  return (
    <div className={styles.hero}>
      <h1>{heading}</h1>
      <div className={styles.lead}>
        <Prose html={lead} as="p" />
      </div>
      <nav aria-label="On this page" className={styles.jumps} data-print="no">
        <ul>
          {jumps.map(({ label, to, price }) => (
            <li key={to}>
              <a href={to}>
                {label} <b>{price}</b>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
