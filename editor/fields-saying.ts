import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { encode, oneSpace } from '#app/lib/plain-text.ts'
import type { Place } from './types.ts'

/** What a field says, as a page shows it. `line` is that of a longer text. */
export type Said = Place & { words: string; line?: number }

/** Any words that the page puts in, in place of a {name}. */
export const anyWords = '\u0001'

/** A page differs from what was typed in spaces, quotation marks, dashes and what stands at the ends. */
export function comparable(text: string): string {
  const plain = text.replaceAll(/[\u00ad\u200b\u2060]/g, '').replaceAll(/[‘’]/g, "'")
  const same = plain.replaceAll(/[“”]/g, '"').replaceAll(/[‐‑–—−]/g, '-')
  return oneSpace(same).replaceAll(/^[ ,;:.·()]+|[ ,;:.·()]+$/g, '')
}

type Find = (shown: readonly string[]) => readonly Said[]

/** A page in which `data-field` names the fields that an element says. */
export function withFields(html: string, find: Find): string {
  const parts: string[] = []
  let done = 0
  walk(fromHtml(html), [])
  return parts.join('') + html.slice(done)

  function walk(node: Nodes, around: readonly string[]) {
    if (!('children' in node) || isSilent(node)) return
    const inside = [textOf(node), ...around].slice(0, 4)
    const texts = node.children.map((each) => (each.type === 'text' ? [each.value, ...inside] : []))
    const { tagName = '', properties } = node.type === 'element' ? node : {}
    const said = [[`${properties?.alt ?? ''}`], ...texts].flatMap((text) => find(text).slice(0, 1))
    const start = node.position?.start.offset ?? 0
    // A browser adds elements that the page does not write out.
    if (tagName && said.length > 0 && html.startsWith(`<${tagName}`, start)) {
      const at = start + 1 + tagName.length
      const names = [...new Set(said.map(nameOf))].join('\n')
      parts.push(html.slice(done, at), ` data-field="${encode(names)}"`)
      done = at
    }
    for (const child of node.children) walk(child, inside)
  }
}

function nameOf({ file, path, line }: Said): string {
  return [file, ...path].join('/') + (line ? `:${line}` : '')
}

function isSilent(node: Nodes): boolean {
  return node.type === 'element' && /^(head|script|style|template|svg|noscript)$/.test(node.tagName)
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node && !isSilent(node) ? node.children.map(textOf).join('') : ''
}

/** How much of what is shown a part of it, or a sentence around values, must be. */
const leastShare = 0.4
/** What is longer is no sentence, but a part of a page. */
const longestAround = 800
/** Of a name, an amount or a date that a page puts into a short text. */
const longestValue = 30

/**
 * Finds the fields that say what a page shows at one place, the likeliest first. `shown` is the text there,
 * then that of the elements around it, from the inside out. What the whole text says wins over what the
 * elements say, then comes a text of which it is a part, then the longest one inside it. `rank` is lower for
 * the files that the page is made of: 0 for its own, 1 for others that it shows, 2 for all others.
 */
export function fieldFinder(texts: readonly Said[], rank: (file: string) => number): Find {
  const byWords = Map.groupBy(texts, ({ words }) => words)
  const sameAs = (text: string) => byWords.get(text) ?? []
  const sentences = texts.flatMap((said) => {
    if (!said.words.includes(anyWords) || !/\p{L}{2}/u.test(said.words)) return []
    const parts = said.words.split(anyWords).map((part) => RegExp.escape(part))
    return [{ said, pattern: new RegExp(`^${parts.join('(.+?)')}$`, 'u') }]
  })

  return (shown) => {
    const all = shown.filter((text, at) => at === 0 || text.length < longestAround).map(comparable)
    const [here = ''] = all
    if (!/[\p{L}\p{N}]/u.test(here)) return []
    for (const find of [sameAs, (text: string) => like(text, text === here)]) {
      const found = all.map(find).find(({ length }) => length > 0)
      if (found) return likeliest(found, all.at(-1) ?? '')
    }
    const whole = texts.filter(
      ({ file, words }) => here.length > 2 && contains(words, here) && rank(file) < 2,
    )
    if (whole.length > 0) return likeliest(whole, all.at(-1) ?? '')
    return texts
      .filter(({ words }) => words.length >= here.length * leastShare && contains(here, words))
      .sort((a, b) => b.words.length - a.words.length || rank(a.file) - rank(b.file))
  }

  /** A sentence with values of the page in it, or such a value if the words beside it are few. */
  function like(text: string, isHere: boolean): readonly Said[] {
    return sentences.flatMap(({ said, pattern }) => {
      const [, ...values] = pattern.exec(text)?.map(comparable) ?? []
      const share = 1 - values.join('').length / text.length
      const areShort = isHere && values.every(({ length }) => length <= longestValue)
      if (values.length === 0 || (share < leastShare && !areShort)) return []
      const figures = share < 2 / 3 ? values.toSorted((a, b) => b.length - a.length) : []
      return figures.map(sameAs).find(({ length }) => length > 0) ?? [said]
    })
  }

  /** Fields whose neighbors are shown nearby come before others. */
  function likeliest(found: readonly Said[], around: string): readonly Said[] {
    if (found.length === 1) return found
    const order = found.map((said) => {
      const parent = said.path.slice(0, -1)
      const isNear = ({ file, path, words }: Said) =>
        file === said.file && parent.every((key, at) => path[at] === key) && around.includes(words)
      return { said, near: new Set(texts.filter(isNear).map(nameOf)).size }
    })
    return order
      .sort((a, b) => rank(a.said.file) - rank(b.said.file) || b.near - a.near)
      .map(({ said }) => said)
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
