import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml'
import { quoted } from './english.ts'
import { fieldInWords, type Path, type Problem, type ProblemDetail, type Spot } from './problem.ts'

/** A content file's data, with the place of each value and how it was typed. */
export type Source = {
  file: string
  value: unknown
  /** Where a field begins, both counted from 1; its nearest present parent where the field is missing. */
  positionOf: (path: Path, spot?: Spot) => Position | undefined
  lineOf: (path: Path, spot?: Spot) => number | undefined
}

type Position = { line: number; column: number }

/** Without `source` the file could not be understood at all. */
type Parsed = { source?: Source; problems: Problem[] }

/** Gives a problem with a field its place in the file. */
export function locate(source: Source, path: Path, detail: ProblemDetail): Problem {
  const { fragment, nth, line, found = 'something else', ...words } = detail
  return {
    file: source.file,
    line: source.lineOf(path, { fragment, nth, line }),
    field: fieldInWords(path, source.value) || undefined,
    path,
    ...((fragment || line) && { spot: { fragment, nth, line } }),
    found,
    ...words,
  }
}

const example = '---\ntitle: Tax planning\n---\n\nThe text begins here.'

/** The last text of each file, because an editor or a test reads the whole folder after each change. */
const parsed = new Map<string, Parsed & { text: string }>()

export function parseSource(file: string, text: string): Parsed {
  const before = parsed.get(file)
  if (before?.text === text) return before
  const now = { ...parseText(file, text), text }
  parsed.set(file, now)
  return now
}

function parseText(file: string, text: string): Parsed {
  if (text.trim() === '') {
    const expected = file.endsWith('.md')
      ? 'fields between two --- lines, then text'
      : 'fields and their values'
    return { problems: [{ file, found: 'an empty file', expected }] }
  }
  return file.endsWith('.md') ? parseMarkdown(file, text) : parseYaml(file, text)
}

/** Front matter between two --- lines, then the text, which becomes the field `body`. */
function parseMarkdown(file: string, text: string): Parsed {
  const lines = text.split('\n')
  const [first = ''] = lines
  if (first.trimEnd() !== '---') {
    const expected = '--- on the first line, then the fields, then a second --- line'
    return { problems: [{ file, line: 1, found: quoted(first), expected, example }] }
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  if (end === -1) {
    const found = 'only one --- line'
    const expected = 'a second --- line between the fields and the text'
    return { problems: [{ file, line: 1, found, expected, example }] }
  }
  const front = parseYaml(file, lines.slice(1, end).join('\n'), 1)
  if (!front.source) return front
  const { value, positionOf, lineOf } = front.source
  const fields = value ?? {}
  if (typeof fields !== 'object' || Array.isArray(fields)) {
    const expected = 'fields such as title between the two --- lines'
    const problem = { file, line: 2, found: quoted(lines[1] ?? ''), expected, example }
    return { problems: [...front.problems, problem] }
  }
  if ('body' in fields) {
    const found = 'a field named "body"'
    const expected = 'the text below the second --- line, not in a field'
    const problem = { file, line: lineOf(['body']), field: 'body', found, expected, example }
    return { problems: [...front.problems, problem] }
  }
  const position: Source['positionOf'] = (path, spot) =>
    path[0] === 'body' ? { line: end + 1 + (spot?.line ?? 1), column: 1 } : positionOf(path, spot)
  const source: Source = {
    file,
    value: {
      ...fields,
      body: lines
        .slice(end + 1)
        .join('\n')
        .trimEnd(),
    },
    positionOf: position,
    lineOf: (path, spot) => position(path, spot)?.line,
  }
  return { source, problems: front.problems }
}

/** `linesAbove` is the number of lines above this text in its file: 1 for front matter, else 0. */
function parseYaml(file: string, text: string, linesAbove = 0): Parsed {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lineAt = (offset: number) => counter.linePos(offset).line
  const problems = [...document.errors, ...document.warnings].map(({ message, pos }) => ({
    file,
    line: lineAt(pos[0]) + linesAbove,
    found: message,
    expected: 'YAML that can be read',
  }))
  if (problems.length > 0) return { problems }

  const typed = (node: Node | undefined) =>
    node?.range ? text.slice(node.range[0], node.range[1]) : undefined

  function positionOf(path: Path, spot: Spot = {}): Position | undefined {
    const { start, node } = find(document, path)
    if (start === undefined) return undefined
    const inside = fragmentOffset(typed(node) ?? '', spot)
    const offset = inside !== undefined && node?.range ? node.range[0] + inside : start
    const { line, col: column } = counter.linePos(offset)
    // The text of a block begun with | is line for line below its key.
    const literal = inside === undefined && isScalar(node) && node.type === 'BLOCK_LITERAL'
    return { line: line + linesAbove + (literal ? (spot.line ?? 0) : 0), column }
  }

  const value: unknown = document.toJS()
  return {
    source: {
      file,
      value,
      positionOf,
      lineOf: (path, spot) => positionOf(path, spot)?.line,
    },
    problems,
  }
}

/** The node of a field, and where the field begins: at its key, or at its nearest present parent. */
function find(document: Document.Parsed, path: Path): { start?: number; node?: Node } {
  let node: unknown = document.contents
  let start = offsetOf(node)
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
      if (!pair) return place(start)
      start = offsetOf(pair.key)
      node = pair.value
    } else if (isSeq(node) && typeof key === 'number' && node.items[key] !== undefined) {
      node = node.items[key]
      start = offsetOf(node) ?? start
    } else return place(start)
  }
  return place(start, node)
}

function place(start: number | undefined, node?: unknown): { start?: number; node?: Node } {
  return { ...(start !== undefined && { start }), ...(isNode(node) && { node }) }
}

function offsetOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}

function fragmentOffset(text: string, { fragment, nth = 0 }: Spot): number | undefined {
  if (!fragment) return undefined
  let at = text.indexOf(fragment)
  for (let skipped = 0; skipped < nth && at !== -1; skipped++) {
    at = text.indexOf(fragment, at + fragment.length)
  }
  return at === -1 ? undefined : at
}
