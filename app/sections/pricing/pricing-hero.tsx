import type { Html } from '#app/content/engine/fields.ts'
import { PageIntro } from '../page-intro.tsx'
import styles from './pricing-hero.module.css'

type PricingHeroProps = {
  heading: string
  lead: Html
  jumps: readonly { label: string; to: `#${string}`; price: string }[]
}

/** The first screen: every kind of price, each one tap away. */
export function PricingHero({ heading, lead, jumps }: PricingHeroProps) {
  return (
    <PageIntro title={heading} lead={lead}>
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
    </PageIntro>
  )
}
