import type { RootContent } from 'mdast'
import type { Content } from '#app/content/collections.ts'
import { figureNote } from '#app/content/figure-note.ts'
import type { Claim } from '#app/content/schemas/claims.ts'
import type { Cost, Work } from '#app/content/schemas/prices.ts'
import type { Formats } from '#app/lib/formats.ts'
import { type Amount, formatCost, includedIn, priceShown } from '#app/lib/money.ts'
import type { Text } from '#app/lib/shown.ts'
import { figure, items, line, pair, type Said, title } from './twin.ts'

type Package = {
  title: Text
  price: Amount
  frequency?: Text
  bestFor?: Text
  isPrimary: boolean
  outcomes: readonly Text[]
  work?: Work
  additionalCosts: readonly Cost[]
}

/** The price of a package and more about it, what it includes, when the work is done, and what comes on top. */
export function packageLines(
  { title: name, price, frequency, bestFor, isPrimary, work = [], ...included }: Package,
  all: readonly unknown[],
  { interface: words }: Content,
  more?: Said,
): RootContent[] {
  const costs = included.additionalCosts.filter(({ credit }) => !credit)
  return [
    ...title(3, name),
    ...line(priceShown(price), frequency && [' ', frequency]),
    ...line(bestFor),
    ...line(more),
    ...line(isPrimary && all.length > 1 && words.pricing.common),
    ...items(includedIn(included, words.prices)),
    ...work.flatMap(({ when, text }) => line(pair(when, text))),
    ...costs.flatMap((cost) => line(pair(cost.name, formatCost(cost, words.prices)))),
  ]
}

export function figureLines(
  claim: Claim | undefined,
  { interface: words }: Content,
  formats: Formats,
): RootContent[] {
  return claim ? [...line(figure(claim)), ...line(figureNote(claim, words, formats))] : []
}
