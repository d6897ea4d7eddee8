import { items, linked, pair, type Twin, title } from '#app/blocks/twin.ts'
import type { services } from './fields.ts'

export const twin: Twin<typeof services> = ({ heading, cards }) => [
  ...title(2, heading),
  ...items(
    cards.map((card) => pair(linked(card.title, card.to), [card.text, ' (', card.price, ')'])),
  ),
]
