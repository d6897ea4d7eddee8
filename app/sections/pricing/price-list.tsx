import type { AdditionalPrices } from '#app/content/schemas/prices.ts'
import { Section } from '#app/ui/section.tsx'
import { ServiceList } from '../service-list.tsx'
import styles from './price-list.module.css'

type PriceListProps = {
  heading: string
  services: AdditionalPrices['services']
  terms: string
}

export function PriceList({ heading, services, terms }: PriceListProps) {
  return (
    <Section id="additional-services" heading={heading}>
      <ServiceList services={services.map((each) => ({ ...each, price: each.price.text }))} />
      <p id="price-terms" className={styles.terms}>
        {terms}
      </p>
    </Section>
  )
}
