import type { Table } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { marking, type Segment } from '#app/lib/marks.ts'
import { isText, placed, type Text } from '#app/lib/shown.ts'
import type { Block } from './block.ts'
import { declaredOf, labelOf } from './declared.ts'
import { type Filled, fillFromDirective, fillFromTable, type Range } from './directive.ts'
import { joinList } from './english.ts'
import { pathKey } from './facts.ts'
import { schemaProblems } from './messages.ts'
import { type Path, type Problem, type ProblemDetail, valueAt } from './problem.ts'
import type { Source } from './source.ts'

// The blocks of a text: those between ::: lines, and tables that stand by themselves.

/** The values of a block, as its own schema makes them. */
type Value = { readonly block: string; readonly id?: string; readonly heading?: Text }

/** A block where it stands in a text. */
export type TextBlock = {
  value: Value
  /** Empty of a table in a box. */
  id: string
  /** Of a heading inside it. */
  level: 2 | 3
  /** The id of the heading that names a table without a caption. */
  namedBy?: string | undefined
}

declare module 'hast' {
  interface ElementData {
    /** Of an element that stands for a block. */
    block?: TextBlock
  }
}

type Made = { declared?: Block; value?: Value; problems: ProblemDetail[] }

/** A text, and what it says between two places: with marks, a piece for each fact in it. */
export type TextSource = { text: string; pieces: (range: Range) => readonly Segment[] }

export function blockOfDirective(
  node: ContainerDirective,
  blocks: readonly Block[],
  source: TextSource,
): Made {
  const { name, position } = node
  const line = position && { line: position.start.line }
  const declared = blocks.find((each) => each.name === name)
  if (!declared) {
    const names = blocks.map((each) => each.name)
    const expected = `one of ${joinList(
      names.map((each) => `:::${each}`),
      'or',
      80,
    )}`
    const found = `a block named ":::${name}"`
    return { problems: [{ found, expected, ...line }] }
  }
  const raw = source.text.slice(position?.start.offset, position?.end.offset)
  if (!/\n\s*:::+\s*$/.test(raw)) {
    const problem = {
      found: `:::${name} without an end`,
      expected: 'a ::: line below the block',
      hint: 'Without it, everything that follows would be part of the block.',
      ...line,
    }
    return { problems: [problem] }
  }
  const read = (range: Range) => wordsAt(source, range)
  return made(declared, fillFromDirective(node, fieldsOf(declared), read), node, source)
}

export function blockOfTable(node: Table, declared: Block, source: TextSource): Made {
  const read = (range: Range) => wordsAt(source, range)
  return made(declared, fillFromTable(node, fieldsOf(declared), read), node, source)
}

function wordsAt({ pieces }: TextSource, range: Range): string {
  return pieces(range)
    .map(({ text }) => text)
    .join('')
}

function fieldsOf({ schema }: Block) {
  return declaredOf(schema).fields ?? {}
}

/** The value as the schema of the block makes it of what was typed; problems have their lines. */
function made(
  declared: Block,
  { value: typed, ranges, problems }: Filled,
  { position }: ContainerDirective | Table,
  source: TextSource,
): Made {
  if (problems.length > 0) return { problems }
  const value = { block: declared.name, ...typed }
  const result = declared.schema.safeParse(value, { reportInput: true })
  const start = position?.start.offset ?? 0
  const rangeOf = (path: Path) => nearest(ranges, path) ?? { start, end: position?.end.offset ?? 0 }
  const lineAt = (offset: number) => source.text.slice(0, offset).split('\n').length
  if (result.success) {
    const place = marking()?.text?.place
    const where = (path: Path) => ({
      file: '',
      path: [],
      ...place,
      line: lineAt(rangeOf(path).start),
    })
    const segments = (path: Path) => {
      const range = ranges.get(pathKey(path))
      const pieces = range && source.pieces(range)
      // Plain words may be typed with a backslash that is none of them.
      const shown = valueAt(result.data, path)
      const isTyped = !isText(shown) || shown.plain === pieces?.map(({ text }) => text).join('')
      return isTyped ? pieces : undefined
    }
    const data = place ? placed(result.data, where, segments) : result.data
    return { declared, value: data as unknown as Value, problems: [] }
  }
  const lineOf: Source['lineOf'] = (path, { fragment = '', line = 1 } = {}) => {
    const range = rangeOf(path)
    const inside = source.text.slice(range.start, range.end).indexOf(fragment)
    return lineAt(range.start + Math.max(0, inside)) + (inside > 0 ? 0 : line - 1)
  }
  const positionOf: Source['positionOf'] = (path, spot) => ({
    line: lineOf(path, spot) ?? 1,
    column: 1,
  })
  const read = { file: '', value, positionOf, lineOf, unfilled: [] }
  const found = schemaProblems(result.error.issues, declared.schema, read)
  // Without a table there are no headings of columns either.
  const told = found.filter(({ path = [] }) => path[0] !== 'columns' || 'rows' in value)
  return { problems: (told.length > 0 ? told : found).map(inText) }

  /** As it is told in a text, where a field has no name of its own. */
  function inText({ path = [], found, expected, hint, line }: Problem): ProblemDetail {
    const label = labelOf(declaredAtPath(path), String(path.at(-1)))
    const isMissing = valueAt(value, path) === undefined && path.length > 0
    return {
      found: isMissing ? `:::${declared.name} without "${label}"` : found,
      expected,
      hint,
      line,
    }
  }

  function declaredAtPath(path: Path) {
    return typeof path[0] === 'string' && path.length === 1
      ? fieldsOf(declared)[path[0]]
      : undefined
  }
}

function nearest(ranges: ReadonlyMap<string, Range>, path: Path): Range | undefined {
  for (let length = path.length; length > 0; length--) {
    const found = ranges.get(pathKey(path.slice(0, length)))
    if (found) return found
  }
  return undefined
}
