import type { Content } from '#app/content/collections.ts'
import type { LoadedFiles } from '#app/content/engine/load.ts'
import { allPackages } from '#app/content/facts.ts'
import { type Typed, textsIn } from '#app/content/texts.ts'
import type { Place } from '#app/lib/marks.ts'
import type { Amount } from '#app/lib/money.ts'
import { from } from '#app/lib/shown.ts'

/** What a rule looks at: the valid content of a firm, and the day of the check. */
export type Launch = {
  content: Content
  /** What the owner typed, {facts} not filled in. */
  sources: LoadedFiles['sources']
  /** The facts that the texts of each file use. */
  uses: LoadedFiles['uses']
  /** 2026-11-15 */
  today: string
}

const cache = new WeakMap<Launch['sources'], Typed[]>()

/** Every text that a page may print, as the owner typed it. Kept, because most rules ask for it. */
export function typedTexts({ sources }: Launch): readonly Typed[] {
  const texts = cache.get(sources) ?? textsIn(sources).filter(isForVisitors)
  cache.set(sources, texts)
  return texts
}

/** Remarks about a tax figure, the owner's own answers, the list of words and the names of blocks are for nobody
    else. */
function isForVisitors({ file, path }: Typed): boolean {
  if (file === 'tax-facts.yaml') return path.at(-1) !== 'what'
  if (path[0] === 'blocks' && path.length === 3 && path[2] === 'block') return false
  return file !== 'launch.yaml' && file !== 'words.yaml'
}

/** Where texts use a fact: the first such field of each file. */
export function usesOf({ sources, uses }: Launch, fact: string): Place[] {
  return [...uses].flatMap(([file, used]) => {
    const use = sources.has(file) ? used.get(fact) : undefined
    return use ? [{ file, path: use.path }] : []
  })
}

/** Every amount of the price lists, and where it is. */
export function pricesOf({ prices }: Content): { price: Amount; place: Place }[] {
  const all = [
    ...allPackages(prices).flatMap(({ price, additionalCosts, ...more }) => [
      price,
      'onboarding' in more ? more.onboarding : undefined,
      ...additionalCosts.map((cost) => cost.price),
    ]),
    ...(prices.additional?.services ?? []).map(({ price }) => price),
  ]
  return all.flatMap((price) => {
    if (!price || price === 'Varies') return []
    return (from(price) ?? []).map((place) => ({ price, place }))
  })
}
