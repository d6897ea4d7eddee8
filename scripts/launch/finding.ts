import type { Path, Spot } from '#app/content/engine/problem.ts'
import type { Shows } from './pages.ts'

/** A blocker would be false, forbidden or dead on a live site; a warning is honest but unfinished. */
export type Severity = 'blocker' | 'warning'

/** One thing to settle before the site goes live, told so that no programmer is needed. */
export type Finding = {
  severity: Severity
  /** Relative to the content folder. */
  file: string
  path: Path
  /** Where in a longer text at that path. */
  spot?: Spot
  /** A short title, the same for every finding of its kind. */
  problem: string
  /** What stands there now. */
  found?: string
  fix: string
  /** On which pages visitors see it. */
  shows: Shows
}

/** With its place in the file and its pages. */
export type Placed = Omit<Finding, 'path' | 'spot' | 'shows'> & {
  group: string
  line: number | undefined
  /** In words: `social, item 1, url`. */
  field: string
  pages: string[]
}

type Words = Pick<Finding, 'problem' | 'fix' | 'shows' | 'spot'> & { found?: string | undefined }

export function blocker(file: string, path: Path, words: Words): Finding {
  return finding('blocker', file, path, words)
}

export function warning(file: string, path: Path, words: Words): Finding {
  return finding('warning', file, path, words)
}

function finding(severity: Severity, file: string, path: Path, words: Words): Finding {
  const { found, ...rest } = words
  return { severity, file, path, ...rest, ...(found !== undefined && { found }) }
}

/** Where a match stands in the text it was found in. */
export function spotOf({ 0: fragment, index, input }: RegExpMatchArray): Spot {
  return { fragment, line: (input ?? '').slice(0, index).split('\n').length }
}
