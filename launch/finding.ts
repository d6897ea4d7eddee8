import { createHash } from 'node:crypto'
import type { Path, Spot } from '#app/content/engine/problem.ts'
import { pagesOf } from '#app/content/pages.ts'
import type { Claim } from '#app/content/schemas/claims.ts'
import type { Typed } from '#app/content/texts.ts'
import { rangeText } from '#app/lib/money.ts'
import { decode, oneSpace, plainText } from '#app/lib/plain-text.ts'
import { type Launch, printedText, typedTexts } from './launch.ts'

/** A blocker would be false, prohibited or broken on a live site; a warning is true but unfinished. */
export type Severity = 'blocker' | 'warning'

/** Something to fix or decide before the site goes live, in words that need no programmer. */
export type Finding = {
  severity: Severity
  /** Relative to the content folder. */
  file: string
  path: Path
  /** Where in a longer text at that path. */
  spot?: Spot
  /** A short title, the same for every finding of its kind. */
  problem: string
  /** The value that is there now. */
  found?: string | undefined
  fix: string
  /** On which pages visitors see it, if not where the field itself is printed. */
  shows?: Shows
  /** The words that a rule doubts. An owner who knows better may answer such a finding; what is a sample,
      unproven or out of date no answer makes right. */
  doubted?: string
}

type Rule = (launch: Launch) => Iterable<Finding>

/** A section of the report. */
export type Group = { title: string; rules: Rule[] }

/** A page as it will be served: its whole document, and the text a reader sees. */
export type LaunchPage = { path: string; html: string; text: string }

export type Shows = (page: LaunchPage) => boolean

type Words = Pick<Finding, 'problem' | 'found' | 'fix' | 'shows' | 'doubted'>

export function blocker(file: string, path: Path, words: Words): Finding {
  return { severity: 'blocker', file, path, ...words }
}

export function warning(file: string, path: Path, words: Words): Finding {
  return { severity: 'warning', file, path, ...words }
}

/** A blocker at the words of a text that match. */
export function textBlocker(
  { file, path, text }: Typed,
  { 0: fragment, index }: { 0: string; index?: number },
  words: Words,
): Finding {
  const line = text.slice(0, index).split('\n').length
  return { ...blocker(file, path, words), spot: { fragment, line } }
}

/** The same for the same doubt about the same words, wherever they are; other words are another finding. */
export function idOf({ problem, doubted }: Finding): string | undefined {
  if (doubted === undefined) return undefined
  const hash = createHash('sha256')
    .update(`${problem}\n${oneSpace(doubted)}`)
    .digest('hex')
  return `f${hash.slice(0, 7)}`
}

/** The first match in each block of a longer text, which is a paragraph, a list or what is between two
    ::: lines: an owner who has answered the first is told of the next. */
export function* perBlock(text: string, matches: Iterable<RegExpMatchArray>) {
  const edges = [...text.matchAll(/\n[ \t]*\n|\n(?=[ \t]*:::)|(?<=^[ \t]*:::.*)\n/gm)]
  const starts = [0, ...edges.map(({ 0: edge, index }) => index + edge.length)]
  const ends = [...edges.map(({ index }) => index), text.length]
  const seen = new Set<number>()
  for (const match of matches) {
    const { index = 0 } = match
    const at = starts.findLastIndex((start) => start <= index)
    const [start = 0, end = 0] = [starts[at], ends[at]]
    if (seen.has(at) || index + match[0].length > end) continue
    seen.add(at)
    yield { match, index: index - start, block: text.slice(start, end) }
  }
}

export function pageOf(path: string, html: string): LaunchPage {
  const body = html.slice(Math.max(0, html.indexOf('<body')))
  return { path, html: decode(html), text: plainText(body) }
}

export const nowhere: Shows = () => false

export function on(...paths: string[]): Shows {
  return ({ path }) => paths.includes(path)
}

/** Prints one of these texts, as words of their own. A {name} in a text means whatever its page
    fills in. */
export function says(...texts: string[]): Shows {
  const patterns = texts
    .map(oneSpace)
    .filter(Boolean)
    .map((text) => new RegExp(bounds(text).join('')))
  return ({ text }) => patterns.some((each) => each.test(text))
}

/** Contains this address in a link or in the data for search engines. */
export function contains(url: string): Shows {
  return ({ html }) => html.includes(url)
}

export function either(...shows: Shows[]): Shows {
  return (page) => shows.some((each) => each(page))
}

/** A figure beside its label, or with its basis, or one that cannot mean anything else: "$78M+". */
export function statesClaim(claim: Omit<Claim, 'asOf' | 'source' | 'verified'>): Shows {
  const figure = rangeText(claim)
  const [before, , after] = bounds(figure)
  const [value, label] = [figure, oneSpace(claim.label)].map(RegExp.escape)
  const beside = new RegExp(`${before}${value}\\s*${label}|${label}\\s*${value}${after}`)
  const isUnmistakable = /^\$.*[KMB]/.test(figure)
  return (page) =>
    beside.test(page.text) ||
    (says(figure)(page) && (isUnmistakable || page.text.includes(oneSpace(claim.basis))))
}

/** Where a field is seen: a tax fact where it is used, a claim where it is stated, any other on the page
    of its file or, for a file that many pages use, where its text is printed. */
export function showsField(launch: Launch, file: string, path: Path): Shows {
  const [first] = path
  if (file === 'tax-facts.yaml') {
    const uses = usesOf(launch, path)
    return either(...uses.map((use) => showsField(launch, use.file, use.path)))
  }
  if (file === 'claims.yaml') {
    const claim = launch.content.claims[String(first)]
    return claim ? statesClaim(claim) : nowhere
  }
  if (file === 'deadlines.yaml') return on('/learning-library')
  const own = pagesOf(launch.content).filter((page) => page.file === file)
  if (own.length > 0) return on(...own.map((page) => page.path))
  return says(printedText(launch, file, path))
}

/** The texts that use the tax fact at this path. */
export function usesOf(launch: Launch, [name]: Path): Typed[] {
  return typedTexts(launch).filter(({ text }) => text.includes(`{tax.${String(name)}}`))
}

/** "5" is not found in "15", nor "$10" in "$10,000"; a {name} matches anything. */
function bounds(text: string): [before: string, text: string, after: string] {
  const before = /^\w/.test(text) ? '(?<![\\w$.,])' : '(?<!\\w)'
  const after = /\w$/.test(text) ? '(?![\\w%]|[.,]\\d)' : '(?!\\w)'
  return [before, RegExp.escape(text).replaceAll(/\\\{\w+\\\}/g, '.+?'), after]
}
