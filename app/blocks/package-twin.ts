import type { RootContent } from 'mdast'
import type { Content } from '#app/content/collections.ts'
import { figureNote } from '#app/content/figure-note.ts'
import type { Claim } from '#app/content/schemas/claims.ts'
import type { Cost, Work } from '#app/content/schemas/prices.ts'
import type { Formats } from '#app/lib/formats.ts'
import { formatCost, includedIn } from '#app/lib/money.ts'
import type { Text } from '#app/lib/shown.ts'
import { figure, items, line, pair } from './twin.ts'

type Package = {
  isPrimary: boolean
  outcomes: readonly Text[]
  work?: Work
  additionalCosts: readonly Cost[]
}

/** What a package includes, when the work is done, and what comes on top. */
export function packageLines(
  { isPrimary, outcomes, work = [], additionalCosts }: Package,
  all: readonly unknown[],
  { interface: words }: Content,
): RootContent[] {
  const costs = additionalCosts.filter(({ credit }) => !credit)
  return [
    ...line(isPrimary && all.length > 1 && words.pricing.common),
    ...items(includedIn({ outcomes, additionalCosts }, words.prices)),
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
