import { items, linked, pair, type Twin, title } from '#app/blocks/twin.ts'
import type { related } from './fields.ts'

export const twin: Twin<typeof related> = ({ items: others, content }) => [
  ...title(2, content.interface.service.related),
  ...items(others.map((each) => pair(linked(each.title, each.to), each.why))),
]
