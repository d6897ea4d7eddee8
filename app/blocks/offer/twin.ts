import { items, line, type Twin, title } from '#app/blocks/twin.ts'
import type { offer } from './fields.ts'
import { priceLines } from './price-lines.ts'

export const twin: Twin<typeof offer> = ({ offers, whoItsFor, prices, content }) => {
  const words = content.interface.service
  return [
    ...title(2, words.offers),
    ...items(offers),
    ...title(2, words.whoItsFor),
    ...line(whoItsFor),
    ...priceLines(prices, content),
  ]
}
