import {
  items,
  line,
  linked,
  pair,
  type Said,
  type Twin,
  title,
  without,
} from '#app/blocks/twin.ts'
import { pagesOf } from '#app/content/pages.ts'
import { shortDollars } from '#app/lib/money.ts'
import { fieldText, joined, type Text } from '#app/lib/shown.ts'
import type { serve } from './fields.ts'

export const twin: Twin<typeof serve> = ({ industries, revenue, needs, content }) => {
  const { audiences, firm } = content
  const pages = pagesOf(content)
  const people = (audiences?.audiences ?? []).map(({ id, name }) =>
    linked(name, `/who-we-serve#${id}`),
  )
  const bands = firm.revenueBands.map((band, at) => {
    const ends = [fieldText(band, 'from', shortDollars), fieldText(band, 'to', shortDollars)]
    return pair(joined(ends, '-'), revenue?.bands[at])
  })
  const answers = (needs?.items ?? []).map(({ need, to }) => {
    const head = pages.find(({ path }) => path === to.plain)?.head
    return [need, ' ', linked(head?.menu?.label ?? head?.name ?? to, to)]
  })
  return {
    industries: tabLines(industries, people),
    revenue: tabLines(revenue, bands),
    needs: tabLines(needs, answers),
    ...without('label'),
  }
}

/** A tab is there if something is listed in it. */
function tabLines(tab: { tab: Text; note: Text } | undefined, list: readonly Said[]) {
  if (!tab || list.length === 0) return []
  return [...title(3, tab.tab), ...line(tab.note), ...items(list)]
}
