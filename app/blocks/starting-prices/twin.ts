import { items, line, linked, pair, type Twin, title } from '#app/blocks/twin.ts'
import type { startingPrices } from './fields.ts'

export const twin: Twin<typeof startingPrices> = ({ heading, rows, link }) => [
  ...title(2, heading),
  ...items(rows.map(({ label, range, to }) => pair(linked(label, to), range))),
  ...line(linked(link, '/pricing')),
]
