import type { Complaint, Path, Problem } from './problem.ts'
import { fieldInWords } from './words.ts'

/** A content file's data, which still knows where each value stood and how it was typed. */
export type Source = {
  file: string
  value: unknown
  /** The line of a field; of its nearest present parent where the field is missing. */
  lineOf: (path: Path, spot?: Spot) => number | undefined
  /** A value exactly as the owner typed it, since `078` becomes the number 78. */
  typed: (path: Path) => string | undefined
}

/** A place inside a longer text. */
export type Spot = Pick<Complaint, 'fragment' | 'nth' | 'line'>
/** Without `source` the file could not be understood at all. */
export type Parsed = { source?: Source; problems: Problem[] }

/** Turns a complaint about a field into a problem with its place. */
export function locate(source: Source, path: Path, complaint: Complaint): Problem {
  const { fragment, nth, line, found = 'something else', ...words } = complaint
  return {
    file: source.file,
    line: source.lineOf(path, { fragment, nth, line }),
    field: fieldInWords(path) || undefined,
    path,
    found,
    ...words,
  }
}
