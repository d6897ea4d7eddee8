import { matches } from './files.ts'
import type { Problem } from './problem.ts'
import { listed, nearest } from './words.ts'

type Kind = { pattern: string; what: string; optional?: boolean }

export function missingFiles(kinds: readonly Kind[], files: readonly string[]): Problem[] {
  return kinds
    .filter(
      ({ pattern, optional }) => !optional && !pattern.includes('*') && !files.includes(pattern),
    )
    .map(({ pattern, what }) => ({
      file: pattern,
      found: 'no such file',
      expected: `the file ${pattern} with ${what}`,
    }))
}

export function strayFile(file: string, kinds: readonly Kind[]): Problem {
  const names = kinds.map(({ pattern }) => pattern)
  const near =
    nearest(
      file,
      names.filter((name) => !name.includes('*')),
    ) ?? inFolder(file, names)
  return {
    file,
    found: 'a file whose name means nothing to the site',
    expected: `one of ${listed(names, 'or')}`,
    hint: `${near ? `Did you mean ${near}? ` : ''}A file that is only for yourself can stay if its name begins with a dot.`,
  }
}

/** `services/tax.txt` -> `services/*.md`. */
function inFolder(file: string, patterns: readonly string[]): string | undefined {
  const bare = file.replace(/\.[^./]+$/, '')
  return patterns.find((pattern) => matches(pattern.replace(/\.[^./]+$/, ''), bare))
}
