import { pluralize } from './english.ts'

export type Path = readonly PropertyKey[]

/** A place inside a longer text. */
export type Spot = {
  /** A piece of the owner's text to look for, so that the problem gets that piece's line. */
  fragment?: string | undefined
  /** Which of several equal fragments, counted from 0. */
  nth?: number | undefined
  /** The line inside the text, counted from 1. */
  line?: number | undefined
}

/** What a rule knows of a problem; the file and the line are found later. */
export type ProblemDetail = Spot & {
  found?: string | undefined
  expected: string
  example?: string | undefined
  hint?: string | undefined
}

/** A mistake in the content folder, in words its owner understands. */
export type Problem = {
  /** Relative to the content folder, with forward slashes. */
  file: string
  line?: number | undefined
  /** In words: `hours, item 2, opens`. */
  field?: string | undefined
  /** Where in the file's data; `place` derives `line` and `field` from it when they are absent. */
  path?: Path | undefined
  /** Where in a longer text at that path. */
  spot?: Spot | undefined
  found: string
  expected: string
  example?: string | undefined
  hint?: string | undefined
}

/** The value at a place, of data that may not have it. */
export function valueAt(value: unknown, path: Path): unknown {
  let current = value
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return
    current = Reflect.get(current, key)
  }
  return current
}

/** ['hours', 1, 'opens'] -> `hours, item 2, opens`; in a list of blocks, `item 2 (hero)`. */
export function fieldInWords(path: Path, value?: unknown): string {
  const words = path.map((key, at) => {
    if (typeof key !== 'number') return String(key)
    const block = valueAt(value, [...path.slice(0, at + 1), 'block'])
    return `item ${key + 1}${typeof block === 'string' ? ` (${block})` : ''}`
  })
  return words.join(', ')
}

/** `namesChecked` is false when the {facts} in texts were not checked because their own files are
    broken. */
type Report = { problems: readonly Problem[]; namesChecked?: boolean }

export function formatProblems(
  { problems, namesChecked = true }: Report,
  folder = 'content',
): string {
  return [
    `${pluralize(problems.length, 'problem')} in ${folder}/ to fix before the site can be built.`,
    ...sortProblems(problems).map((problem, index) => formatOne(problem, index + 1, folder)),
    ...(namesChecked ? [] : ['Names in { } will be checked once these are fixed.']),
  ].join('\n\n')
}

export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      compare(a.field ?? '', b.field ?? ''),
  )
}

function formatOne(problem: Problem, number: number, folder: string): string {
  const place = [
    `${folder}/${problem.file}`,
    problem.line === undefined ? '' : `line ${problem.line}`,
    problem.field ? `field "${problem.field}"` : '',
  ]
  const margin = ' '.repeat(`${number}. `.length)
  const rows = [
    ['Found:', problem.found],
    ['Expected:', problem.expected],
    ['Example:', problem.example],
    ['Hint:', problem.hint],
  ].flatMap(([label, words]) => (words ? [row(`${margin}${label?.padEnd(10)}`, words)] : []))
  return [`${number}. ${place.filter(Boolean).join(', ')}`, ...rows].join('\n')
}

/** Aligns further lines of an example under its first one, so that they can be copied. */
function row(label: string, words: string): string {
  return label + words.replaceAll(/\n(?=.)/g, `\n${' '.repeat(label.length)}`)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
