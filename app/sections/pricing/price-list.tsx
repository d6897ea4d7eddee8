import type { AdditionalPrices } from '#app/content/schemas/prices.ts'
import { NewTab } from '#app/ui/new-tab.tsx'
import { Ornament } from '#app/ui/ornament.tsx'
import { Section } from '#app/ui/section.tsx'
import leader from '#art/plates/check-fill.svg'
import styles from './price-list.module.css'

type Partner = { id: string; url: string; disclosure: string; rel: string }
type PriceListProps = {
  heading: string
  services: AdditionalPrices['services']
  partners: readonly Partner[]
  terms: string
}

export function PriceList({ heading, services, partners, terms }: PriceListProps) {
  return (
    <Section id="additional-services" heading={heading}>
      <ul className={styles.list}>
        {services.map(({ id, name, price, note, partner: partnerId }) => {
          const partner = partners.find((each) => each.id === partnerId)
          return (
            <li key={id}>
              <span className={styles.line}>
                {partner ? (
                  <a href={partner.url} target="_blank" rel={partner.rel}>
                    {name}
                    <NewTab />
                  </a>
                ) : (
                  name
                )}
                <Ornament src={leader} kind="leader" />
                <b>{price.text}</b>
              </span>
              {(note ?? partner) && <small>{note ?? partner?.disclosure}</small>}
            </li>
          )
        })}
      </ul>
      <p className={styles.terms}>{terms}</p>
    </Section>
  )
}
