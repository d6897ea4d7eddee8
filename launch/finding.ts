import { createHash } from 'node:crypto'
import type { Path, Spot } from '#app/content/engine/problem.ts'
import type { Origin, Place } from '#app/lib/marks.ts'
import { oneSpace } from '#app/lib/plain-text.ts'
import type { Launch } from './launch.ts'

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
  /** The fields whose pages count, if not its own: none where no page shows it. */
  shows?: readonly Place[]
  /** The words that a rule doubts. An owner who knows better may answer such a finding; what is a sample,
      unproven or out of date no answer makes right. */
  doubted?: string | undefined
  /** Its day is over. Pages say so by themselves, so a site that is published every day still goes out. */
  aged?: true
  /** It matters only where a page shows it: what belongs to a service that the firm does not offer waits for it. */
  onlyShown?: true
}

export type Rule = (launch: Launch) => Iterable<Finding>

type Words = Pick<Finding, 'problem' | 'found' | 'fix' | 'shows' | 'doubted' | 'aged' | 'onlyShown'>

/** Where a value of the content is typed, or would be: from(firm, 'phone'). */
type Where = Origin | undefined

export function blocker(where: Where, words: Words): Finding {
  return { severity: 'blocker', ...placeOf(where), ...words }
}

export function warning(where: Where, words: Words): Finding {
  return { severity: 'warning', ...placeOf(where), ...words }
}

function placeOf(where: Where): Pick<Place, 'file' | 'path'> {
  const [{ file, path } = { file: '', path: [] }] = where ?? []
  return { file, path }
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

/** The pages of these files, for what they lack: no field of theirs shows it. */
export function pagesIn(...files: string[]): Place[] {
  return files.map((file) => ({ file, path: [] }))
}
