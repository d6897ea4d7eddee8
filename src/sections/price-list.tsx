import { Link } from '../components/link.tsx'
import { Section } from '../components/section.tsx'
import { ServicePrices } from '../components/service-prices.tsx'
import { additionalPrices, firm } from '../data.ts'
import type { priceList, SectionProps } from '../schema/sections.ts'
import styles from './price-list.module.css'

/** Additional services and their prices, and how every service is billed. */
export function PriceList({ id, heading, intro, billing }: SectionProps<typeof priceList>) {
  return (
    <Section id={id} heading={heading} intro={intro}>
      <div className={styles.list}>
        <ServicePrices services={additionalPrices} />
      </div>
      <div id="billing" className={styles.billing}>
        <h3>{billing.heading}</h3>
        <p>
          {billing.text}{' '}
          <span data-print="no">
            <Link href={firm.payUrl}>{billing.pay}</Link> at {new URL(firm.payUrl).host}.
          </span>
        </p>
        <p>{billing.terms}</p>
      </div>
    </Section>
  )
}
