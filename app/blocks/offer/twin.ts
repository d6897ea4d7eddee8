import { items, line, type Twin, title } from '#app/blocks/twin.ts'
import type { offer } from './fields.ts'
import { priceLines } from './price-lines.ts'

export const twin: Twin<typeof offer> = ({ offers, whoItsFor, prices, content }) => {
  const words = content.interface.service
  return {
    offers: [...title(2, words.offers), ...items(offers)],
    whoItsFor: [...title(2, words.whoItsFor), ...line(whoItsFor)],
    prices: priceLines(prices, content),
  }
}
