import { items, line, linked, pair, type Twin, title } from '#app/blocks/twin.ts'
import { pagesOf } from '#app/content/pages.ts'
import { shortDollars } from '#app/lib/money.ts'
import { fieldText, joined } from '#app/lib/shown.ts'
import type { serve } from './fields.ts'

export const twin: Twin<typeof serve> = ({
  heading,
  intro,
  industries,
  revenue,
  needs,
  content,
}) => {
  const { audiences, firm } = content
  const list = audiences?.audiences ?? []
  const pages = pagesOf(content)
  return [
    ...title(2, heading),
    ...line(intro),
    ...(industries && list.length > 0
      ? [
          ...title(3, industries.tab),
          ...line(industries.note),
          ...items(list.map(({ id, name }) => linked(name, `/who-we-serve#${id}`))),
        ]
      : []),
    ...(revenue && firm.revenueBands.length > 0
      ? [
          ...title(3, revenue.tab),
          ...line(revenue.note),
          ...items(
            firm.revenueBands.map((band, at) => {
              const ends = [
                fieldText(band, 'from', shortDollars),
                fieldText(band, 'to', shortDollars),
              ]
              return pair(joined(ends, '-'), revenue.bands[at])
            }),
          ),
        ]
      : []),
    ...(needs
      ? [
          ...title(3, needs.tab),
          ...line(needs.note),
          ...items(
            needs.items.map(({ need, to }) => {
              const head = pages.find(({ path }) => path === to.plain)?.head
              return [need, ' ', linked(head?.menu?.label ?? head?.name ?? to, to)]
            }),
          ),
        ]
      : []),
  ]
}
