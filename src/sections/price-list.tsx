import { PriceRows } from '../components/price-rows.tsx'
import { Section } from '../components/section.tsx'
import { Link } from '../components/text.tsx'
import { firm, pick, quotedServices, additionalPrices as services } from '../data.ts'
import type { SectionProps } from '../schema/fields.ts'
import type { priceList } from '../schema/sections.ts'
import type { pricesByQuestion } from '../schema/services.ts'
import styles from './price-list.module.css'

type Service = (typeof services)[number]

/** Everything that has a price of its own, and how every service is billed. */
export function PriceList({ id, heading, billing }: SectionProps<typeof priceList>) {
  return (
    <Section id={id} heading={heading}>
      <div className={styles.list}>
        <PriceRows rows={services.map(row)} />
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

/** Those with a price and those that are quoted, sorted by what brings people to them. */
export function PricesByQuestion({ id, heading, intro, groups }: SectionProps<typeof pricesByQuestion>) {
  const all: Service[] = [...services, ...quotedServices.map((each) => ({ ...each, price: 'Quoted' }))]
  return (
    <Section id={id} heading={heading} intro={intro}>
      <div className={styles.list}>
        {groups.map(({ question, services: ids }) => (
          <div key={question}>
            <h3>
              <q>{question}</q>
            </h3>
            <PriceRows rows={pick(all, ids).map(row)} />
          </div>
        ))}
      </div>
    </Section>
  )
}

function row({ name, price, note, partner: partnerId }: Service) {
  const partner = firm.partners.find((each) => each.id === partnerId)
  return { label: name, price, note: partner ? referral(partner.compensated) : note, href: partner?.url }
}

/** Required beside a link to a partner. */
function referral(isCompensated: boolean): string {
  return `Independent company. ${firm.name} does ${isCompensated ? '' : 'not '}receive compensation for referrals.`
}
