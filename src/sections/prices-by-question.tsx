import { Section } from '../components/section.tsx'
import { ServicePrices } from '../components/service-prices.tsx'
import { additionalPrices, pick, quotedServices } from '../data.ts'
import type { SectionProps } from '../schema/sections.ts'
import type { pricesByQuestion } from '../schema/services.ts'
import styles from './price-list.module.css'

/** Additional services, priced and quoted, grouped by the question a client would ask. */
export function PricesByQuestion({ id, heading, intro, groups }: SectionProps<typeof pricesByQuestion>) {
  const all = [...additionalPrices, ...quotedServices.map((each) => ({ ...each, price: 'Quoted' }))]
  return (
    <Section id={id} heading={heading} intro={intro}>
      <div className={styles.list}>
        {groups.map(({ question, services: ids }) => (
          <div key={question}>
            <h3 className="size-term">
              <q>{question}</q>
            </h3>
            <ServicePrices services={pick(all, ids)} />
          </div>
        ))}
      </div>
    </Section>
  )
}
