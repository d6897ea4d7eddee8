import type { RootContent } from 'mdast'
import type { z } from 'zod'
import { line, linked, items as listed, pair, title } from '#app/blocks/twin.ts'
import type { Content } from '#app/content/collections.ts'
import { namedPrices, priceText } from '#app/content/facts.ts'
import { required } from '#app/lib/required.ts'
import { joined, type Shown } from '#app/lib/shown.ts'
import type { prices } from './prices.ts'

type Box = NonNullable<z.infer<typeof prices>>

/** What a line of a service's prices says. */
export function priceOf(
  { amount, per, words }: Box['items'][number],
  { prices: lists, interface: ours }: Content,
): Shown | undefined {
  if (!amount) return words
  const price = priceText(amount, required(namedPrices(lists)[amount], amount), ours.prices)
  return joined([price, ...(per ? [per] : [])], ' ')
}

/** The box with what a service costs. */
export function priceLines(box: Box | undefined, content: Content): RootContent[] {
  if (!box) return []
  const { items, note, link } = box
  return [
    ...title(3, content.interface.service.prices),
    ...listed(items.map((each) => pair(each.label, priceOf(each, content)))),
    ...line(note),
    ...line(linked(link.label, link.to)),
  ]
}
