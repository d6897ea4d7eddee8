import { oneSpace } from '#app/lib/plain-text.ts'
import type { Said } from './types.ts'

/** Any words that the page puts in, in place of a {name}. */
export const anyWords = '\u0001'

/** A page differs from what was typed in spaces, quotation marks, dashes and what stands at the ends. */
export function comparable(text: string): string {
  const plain = text.replaceAll(/[\u00ad\u200b\u2060]/g, '').replaceAll(/[‘’]/g, "'")
  const same = plain.replaceAll(/[“”]/g, '"').replaceAll(/[‐‑–—−]/g, '-')
  return oneSpace(same).replaceAll(/^[ ,;:.·()]+|[ ,;:.·()]+$/g, '')
}

/** Lower for the files that a page is made of: 0 for its own, 1 for others that it shows. */
type Rank = (file: string) => number

/** How much of what is shown a part of it, or a sentence around values, must be. */
const leastShare = 0.4
/** What is longer is no sentence, but a part of a page. */
const longestAround = 800
/** Of a name, an amount or a date that a page puts into a short text. */
const longestValue = 30

/**
 * The fields that say what a page shows at one place, the likeliest first. `shown` is the text there, then
 * that of the elements around it, from the inside out. What the whole text says wins over what the
 * elements say, then comes a text of which it is a part, then the longest one inside it.
 */
export function fieldsSaying(
  shown: readonly string[],
  texts: readonly Said[],
  rank: Rank,
): readonly Said[] {
  const { byWords, byFile, sentences } = known(texts)
  const all = shown.filter((text, at) => at === 0 || text.length < longestAround).map(comparable)
  const [here = ''] = all
  const around = all.at(-1) ?? ''
  if (!/[\p{L}\p{N}]/u.test(here)) return []
  for (const find of [sameAs, like]) {
    for (const text of all) {
      const found = find(text)
      if (found.length > 0) return likeliest(found)
    }
  }
  const whole = texts.filter(
    ({ file, words }) => rank(file) < 2 && here.length > 2 && contains(words, here),
  )
  if (whole.length > 0) return likeliest(whole)
  const parts = texts.filter(
    ({ words }) => words.length >= here.length * leastShare && contains(here, words),
  )
  return parts.toSorted((a, b) => b.words.length - a.words.length || rank(a.file) - rank(b.file))

  function sameAs(text: string): readonly Said[] {
    return byWords.get(text) ?? []
  }

  /** A sentence with values of the page in it, or such a value if the words beside it are few. */
  function like(text: string): readonly Said[] {
    return sentences.flatMap(({ said, pattern }) => {
      const [, ...values] = pattern.exec(text)?.map(comparable) ?? []
      const share = 1 - values.join('').length / text.length
      const areShort = text === here && values.every(({ length }) => length <= longestValue)
      if (values.length === 0 || (share < leastShare && !areShort)) return []
      const figures = share < 2 / 3 ? values.toSorted((a, b) => b.length - a.length) : []
      return figures.map(sameAs).find(({ length }) => length > 0) ?? [said]
    })
  }

  /** Fields whose neighbors are shown nearby come before others. */
  function likeliest(found: readonly Said[]): readonly Said[] {
    if (found.length === 1) return found
    const order = found.map((said) => {
      const parent = said.path.slice(0, -1)
      const isNeighbor = (text: Said) =>
        text.path.length > parent.length && parent.every((key, at) => text.path[at] === key)
      const near = new Set(
        (byFile.get(said.file) ?? []).flatMap((text) =>
          isNeighbor(text) && around.includes(text.words) ? [text.path.join('/')] : [],
        ),
      )
      return { said, rank: rank(said.file), near: near.size }
    })
    return order.sort((a, b) => a.rank - b.rank || b.near - a.near).map(({ said }) => said)
  }
}

/** As whole words and whole figures. */
function contains(text: string, part: string): boolean {
  const at = text.indexOf(part)
  if (at === -1 || part.length < 2) return false
  const before = text.slice(0, at)
  const after = text.slice(at + part.length)
  return !/(?:[\p{L}\p{N}$]|\d[.,])$/u.test(before) && !/^(?:[\p{L}\p{N}%]|[.,]\d)/u.test(after)
}

type Known = {
  byWords: ReadonlyMap<string, Said[]>
  byFile: ReadonlyMap<string, Said[]>
  sentences: { said: Said; pattern: RegExp }[]
}
const cache = new WeakMap<readonly Said[], Known>()

function known(texts: readonly Said[]): Known {
  const kept = cache.get(texts)
  if (kept) return kept
  const made = {
    byWords: Map.groupBy(texts, ({ words }) => words),
    byFile: Map.groupBy(texts, ({ file }) => file),
    sentences: texts
      .filter(({ words }) => words.includes(anyWords) && /\p{L}{2}/u.test(words))
      .map((said) => {
        const parts = said.words.split(anyWords).map((part) => RegExp.escape(part))
        return { said, pattern: new RegExp(`^${parts.join('(.+?)')}$`, 'u') }
      }),
  }
  cache.set(texts, made)
  return made
}
