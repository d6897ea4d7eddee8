import { stringify } from 'yaml'
import { fieldInWords } from './words.ts'

export type Path = readonly PropertyKey[]

/** One thing in the content folder that its owner has to mend, told so that no programmer is needed. */
export type Problem = {
  /** Relative to the content folder, with forward slashes. */
  file: string
  line?: number | undefined
  /** In words: `hours, item 2, opens`. */
  field?: string | undefined
  /** Where in the file's data; loadContent derives `line` and `field` from it when they are absent. */
  path?: Path | undefined
  /** Where in a longer text at that path. */
  spot?: Pick<Complaint, 'fragment' | 'nth' | 'line'> | undefined
  found: string
  expected: string
  example?: string | undefined
  hint?: string | undefined
}

/** What a rule knows of a problem before anyone has asked in which file and on which line it stands. */
export type Complaint = {
  found?: string | undefined
  expected: string
  example?: string | undefined
  hint?: string | undefined
  /** A piece of the owner's text to look for, so that the problem gets that piece's line. */
  fragment?: string | undefined
  /** Which of several equal fragments, counted from 0. */
  nth?: number | undefined
  /** The line inside the text, counted from 1. */
  line?: number | undefined
}

/** `namesChecked` is false when the {facts} in texts could not be compared, their own files being broken. */
type Report = { problems: readonly Problem[]; namesChecked?: boolean }

export function formatProblems(
  { problems, namesChecked = true }: Report,
  folder = 'content',
): string {
  const count = problems.length
  const things = count === 1 ? '1 thing' : `${count} things`
  const need = count === 1 ? 'needs' : 'need'
  return [
    `${things} in ${folder}/ ${need} attention before the site can be built.`,
    ...sortProblems(problems).map((problem, index) => formatOne(problem, index + 1, folder)),
    ...(namesChecked ? [] : ['Names in { } are checked once these are mended.']),
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

/** `phone: (615) 555-0142`, or `- Monday` for an item of a list: as it would stand in the file. */
export function yamlExample(path: Path, value: unknown): string {
  const key = path.at(-1)
  if (key === undefined) return toYaml(value)
  return typeof key === 'number' ? toYaml([value]) : toYaml({ [String(key)]: value })
}

function formatOne(problem: Problem, number: number, folder: string): string {
  const field = problem.field ?? (problem.path?.length ? fieldInWords(problem.path) : undefined)
  const place = [
    `${folder}/${problem.file}`,
    problem.line === undefined ? '' : `line ${problem.line}`,
    field ? `field "${field}"` : '',
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

/** Further lines of an example stand under its first one, so that they can be copied as they are. */
function row(label: string, words: string): string {
  return label + words.replaceAll(/\n(?=.)/g, `\n${' '.repeat(label.length)}`)
}

function toYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0 }).trimEnd()
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
