import type { Offer, PriceSpecification } from 'schema-dts'
import type { Price } from '#app/content/engine/fields.ts'
import { prices } from '#app/content/prices.ts'
import type { Service } from '#app/content/schemas/service.ts'
import additional from '#content/prices/additional.yaml'
import { firmId } from './site.ts'

type Priced = { name: string; price: Price }

const packages = [
  ...prices.planning.packages,
  ...prices.accounting.packages,
  ...prices.preparation.packages,
]
const priced: Priced[] = [
  ...packages.map(({ title, price }) => ({ name: title, price })),
  ...additional.services.map(({ name, price }) => ({ name, price })),
]

/** Every price of the firm, as the pricing page lists it. "Varies" is no price to state. */
export function allOffers(): Offer[] {
  return priced.flatMap(({ name, price }) => offer(name, price) ?? [])
}

/** The offers a service page shows. A fee that goes to someone else, such as the IRS, is in no price
    list of ours and therefore no offer. */
export function serviceOffers({ prices: { items } }: Service): Offer[] {
  return items.flatMap(({ label, price: shown }) => {
    const found = priced.find(
      ({ price }) => shown === price.text || shown.startsWith(`${price.text} `),
    )
    return (found && offer(label, found.price)) ?? []
  })
}

function offer(name: string, price: Price): Offer | undefined {
  if (price.min === null) return undefined
  return {
    '@type': 'Offer',
    name,
    offeredBy: { '@id': firmId },
    priceSpecification: specification(price, price.min),
  }
}

/** A plus sign or a range leaves the upper end open: only the lowest price is known. */
function specification({ plus, max }: Price, min: number): PriceSpecification {
  const exact = !plus && min === max
  return {
    '@type': 'PriceSpecification',
    priceCurrency: 'USD',
    ...(exact ? { price: min } : { minPrice: min, ...(!plus && max && { maxPrice: max }) }),
  }
}
