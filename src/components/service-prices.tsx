import { firm } from '../data.ts'
import { PriceRows } from './price-rows.tsx'

type Service = { name: string; price: string; note?: string; partner?: string }

/** Additional services and their prices, with the required note next to a link to a partner. */
export function ServicePrices({ services }: { services: readonly Service[] }) {
  return (
    <PriceRows
      rows={services.map(({ name, price, note, partner: id }) => {
        const partner = firm.partners.find((each) => each.id === id)
        if (!partner) return { label: name, price, note }
        return { label: `${name} (${partner.name})`, price, note: referralNote(partner.compensated), href: partner.url }
      })}
    />
  )
}

function referralNote(isCompensated: boolean): string {
  return `Independent company. ${firm.name} does ${isCompensated ? '' : 'not '}receive compensation for referrals.`
}
