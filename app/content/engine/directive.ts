import type { Heading, List, Nodes, Paragraph, PhrasingContent, Table, TableCell } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString as plainText } from 'mdast-util-to-string'
import { parse } from 'yaml'
import type { z } from 'zod'
import { readDollars } from '#app/lib/money.ts'
import { type Declared, declaredOf, labelOf } from './declared.ts'
import { joinList, pluralize, quoted } from './english.ts'
import { pathKey } from './facts.ts'
import type { Path, ProblemDetail } from './problem.ts'

// One rule by which the lines between ::: fill the fields of any block:
// - the words in square brackets are its heading or caption, {name=value} is a field by its name;
// - a table is the list of groups: a row for each, a cell for each field, the head row its `columns`;
// - an item of a list is a text of the list of texts, or the first text of a group;
// - ### and what is below it is one of a list of groups;
// - a paragraph is the next paragraph or text that is empty; bold words before it are the text before that;
// - a field of Markdown takes all of it; a ```yaml block has fields by their names.

/** Where a value was typed in the source of the text. */
export type Range = { start: number; end: number }

/** What an owner would have typed in YAML, and where each value is. */
export type Filled = {
  value: Record<string, unknown>
  ranges: ReadonlyMap<string, Range>
  problems: ProblemDetail[]
}

type Fields = Readonly<Record<string, z.core.$ZodType>>
type Node = ContainerDirective['children'][number]
type Reader = (range: Range) => string
type Group = { fields: Fields; value: Record<string, unknown>; path: Path }

export function fillFromDirective(
  { name, attributes, children, position }: ContainerDirective,
  fields: Fields,
  read: Reader,
): Filled {
  const filling = new Filling(read, `:::${name}`)
  const group: Group = { fields, value: {}, path: [] }
  const [first, ...rest] = children
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined
  if (label) filling.label(group, label)
  for (const [key, typed] of Object.entries(attributes ?? {})) {
    filling.set(group, key, fromWords(fields[key], typed ?? ''), rangeOf(position))
  }
  filling.content(group, label ? rest : children)
  return { value: group.value, ranges: filling.ranges, problems: filling.problems }
}

/** A table that stands in a text by itself. */
export function fillFromTable(table: Table, fields: Fields, read: Reader): Filled {
  const filling = new Filling(read, 'the table')
  const group: Group = { fields, value: {}, path: [] }
  filling.content(group, [table])
  return { value: group.value, ranges: filling.ranges, problems: filling.problems }
}

class Filling {
  readonly ranges = new Map<string, Range>()
  readonly problems: ProblemDetail[] = []
  readonly #read: Reader
  readonly #what: string

  constructor(read: Reader, what: string) {
    this.#read = read
    this.#what = what
  }

  set({ value, path }: Group, key: string, typed: unknown, range: Range): void {
    value[key] = typed
    this.ranges.set(pathKey([...path, key]), range)
  }

  label(group: Group, label: Paragraph): void {
    const key = ['heading', 'caption'].find((name) => Object.hasOwn(group.fields, name))
    if (key) this.#setWords(group, key, label.children, rangeOfAll(label.children))
    else {
      this.problems.push({
        found: `words in brackets after ${this.#what}`,
        expected: `${this.#what} alone on its line`,
        ...lineOf(label),
      })
    }
  }

  /** What does not fit an entry of a list may fit what is around it. */
  content(group: Group, nodes: readonly Node[], around?: Group): void {
    const whole = keyWhere(group, ({ control }) => control === 'markdown')
    if (whole && nodes.length > 0) {
      const range = rangeOfAll(nodes)
      this.set(group, whole, this.#read(range), range)
      return
    }
    let at = 0
    while (at < nodes.length) {
      const node = nodes[at] as Node
      const next = nodes.findIndex((each, index) => index > at && each.type === 'heading')
      const end = node.type === 'heading' ? (next < 0 ? nodes.length : next) : at + 1
      const below = nodes.slice(at + 1, end)
      const isTaken = this.#fits(group, node, below) || (around && this.#fits(around, node, below))
      if (!isTaken) this.#refuse(group, node)
      at = end
    }
  }

  /** False if the block has no field for it. */
  #fits(group: Group, node: Node, below: readonly Node[]): boolean {
    switch (node.type) {
      case 'heading':
        return this.#entry(group, node, below)
      case 'table':
        return this.#rows(group, node)
      case 'list':
        return this.#items(group, node)
      case 'paragraph':
        return this.#paragraph(group, node)
      case 'code':
        return this.#yaml(group, node)
      default:
        return false
    }
  }

  #entry(group: Group, heading: Heading, below: readonly Node[]): boolean {
    const key = keyWhere(group, isList('group'))
    const inner = this.#next(group, key, rangeOf(heading.position))
    const title = inner && keyWhere(inner, isWords)
    if (!inner || !title) return false
    this.#setWords(inner, title, heading.children, rangeOfAll(heading.children))
    this.content(inner, below, group)
    return true
  }

  #rows(group: Group, { children: [head, ...rows], position }: Table): boolean {
    const key = keyWhere(group, isList('group'))
    if (!key) return false
    this.set(group, key, [], rangeOf(position))
    if (isHead(group, 'columns') && head) {
      const cells = head.children.filter((cell, at) => at > 0 || cell.children.length > 0)
      this.set(group, 'columns', [], rangeOf(head.position))
      for (const cell of cells) this.#push(group, 'columns', cell)
    }
    const width = head?.children.length ?? 0
    for (const row of rows) {
      if (row.children.length !== width) {
        this.problems.push({
          found: `a row with ${pluralize(row.children.length, 'cell')} in a table of ${pluralize(width, 'column')}`,
          expected: 'the same number of cells in every row as in the first',
          hint: 'The | sign separates cells. To show one, write \\|.',
          ...lineOf(row),
        })
      }
      const inner = this.#next(group, key, rangeOf(row.position))
      if (inner) this.#row(inner, row.children)
    }
    return true
  }

  /** A list takes the cells that are left. */
  #row(group: Group, cells: readonly TableCell[]): void {
    const keys = Object.keys(group.fields)
    const many = keys.findIndex((key) => isList('text')(declaredIn(group, key)))
    for (const [at, cell] of cells.entries()) {
      const key = keys[many < 0 ? at : Math.min(at, many)]
      if (!key) {
        this.problems.push({
          found: `a row with ${cells.length} cells`,
          expected: `at most ${keys.length}: ${joinList(keys, 'and')}`,
          ...lineOf(cell),
        })
        return
      }
      if (isList('text')(declaredIn(group, key))) this.#push(group, key, cell)
      else if (cell.children.length > 0 || !declaredIn(group, key).optional) {
        this.#setWords(group, key, cell.children, rangeOfAll(cell.children, cell))
      }
    }
  }

  #items(group: Group, { children }: List): boolean {
    const texts = keyWhere(group, isList('text'))
    const groups = keyWhere(group, isList('group'))
    for (const item of children) {
      const [only] = item.children
      const inline = only?.type === 'paragraph' ? only.children : []
      if (texts) this.#push(group, texts, { ...item, children: inline }, rangeOfAll(item.children))
      const inner = texts ? undefined : this.#next(group, groups, rangeOf(item.position))
      if (inner) this.content(inner, item.children)
    }
    return texts !== undefined || groups !== undefined
  }

  #paragraph(group: Group, { children }: Paragraph): boolean {
    const keys = emptyKeys(group)
    const [first, ...rest] = children
    const words = keyWhere(group, isWords, keys)
    const prose = keyWhere(group, isProse, keys)
    if (first?.type === 'strong' && words && prose && keys.indexOf(words) < keys.indexOf(prose)) {
      this.#setWords(group, words, first.children, rangeOfAll(first.children))
      const range = trimmed(rangeOfAll(rest, first), this.#read)
      if (range) this.#setWords(group, prose, rest, range)
      return true
    }
    const texts = keyWhere(group, isParagraphs)
    const only = prose ?? (texts ? undefined : words)
    if (only) this.#setWords(group, only, children, rangeOfAll(children))
    else if (texts) this.#push(group, texts, { children })
    return only !== undefined || texts !== undefined
  }

  #yaml(group: Group, { lang, value, position }: Extract<Node, { type: 'code' }>): boolean {
    if (lang !== 'yaml') return false
    try {
      for (const [key, typed] of Object.entries(parse(value) ?? {}))
        this.set(group, key, typed, rangeOf(position))
    } catch (error) {
      const found = `YAML that can't be read: ${error instanceof Error ? error.message.split('\n')[0] : ''}`
      this.problems.push({ found, expected: 'fields by their names', ...lineOf({ position }) })
    }
    return true
  }

  /** A further entry of a list of groups. */
  #next({ fields, value, path }: Group, key: string | undefined, range?: Range): Group | undefined {
    const item = key && fields[key] && declaredOf(fields[key]).item
    if (!key || !item) return undefined
    value[key] ??= []
    const entries = value[key] as Record<string, unknown>[]
    const inner = { fields: declaredOf(item).fields ?? {}, value: {} }
    const at = [...path, key, entries.length]
    entries.push(inner.value)
    if (range) this.ranges.set(pathKey(at), range)
    return { ...inner, path: at }
  }

  /** A further entry of a list of texts. */
  #push(
    { fields, value, path }: Group,
    key: string,
    node: { children: readonly PhrasingContent[]; position?: Nodes['position'] },
    range = rangeOfAll(node.children, node),
  ): void {
    const item = fields[key] && declaredOf(fields[key]).item
    if (!item) return
    value[key] ??= []
    const entries = value[key] as unknown[]
    const inner: Group = { fields: { 0: item }, value: {}, path: [...path, key] }
    this.#setWords(inner, '0', node.children, range)
    entries.push(inner.value[0])
    this.ranges.delete(pathKey([...path, key, '0']))
    this.ranges.set(pathKey([...path, key, entries.length - 1]), range)
  }

  #setWords(group: Group, key: string, children: readonly PhrasingContent[], range: Range): void {
    const field = group.fields[key]
    if (field && isProse(declaredOf(field))) {
      this.set(group, key, this.#read(range), range)
      return
    }
    const other = children.find(({ type }) => type !== 'text')
    if (other) {
      const label = labelOf(field, key)
      this.problems.push({
        found:
          other.type === 'footnoteReference'
            ? `a note mark in "${label}" of ${this.#what}`
            : `${quoted(this.#read(rangeOf(other.position)))} in "${label}" of ${this.#what}`,
        expected: 'plain words there',
        ...lineOf(other),
      })
    }
    const words = children.map((child) => plainText(child)).join('')
    this.set(group, key, fromWords(field, words), range)
  }

  #refuse(group: Group, node: Node): void {
    const { fields } = group
    const all = Object.keys(fields).map((key) => declaredIn(group, key))
    const taken = [
      ...(all.some(isList('group')) ? ['a table, or ### headings with text below them'] : []),
      ...(all.some(isList('text')) ? ['a list'] : []),
      ...(all.some(isProse) || all.some(isParagraphs) ? ['a paragraph'] : []),
    ]
    this.problems.push({
      found: `${names[node.type] ?? 'something else'} in ${this.#what}`,
      expected: taken.length > 0 ? joinList(taken, 'or') : 'nothing below it',
      ...lineOf(node),
    })
  }
}

const names: Partial<Record<Nodes['type'], string>> = {
  heading: 'a heading',
  table: 'a table',
  list: 'a list',
  paragraph: 'a paragraph',
  code: 'a block of computer code',
  blockquote: 'a quotation',
  html: 'HTML',
  containerDirective: 'another block',
  thematicBreak: 'a dividing line',
}

/** These say how a block is shown and linked, not what it says. */
const apart = ['block', 'id', 'tone']

function declaredIn({ fields }: Pick<Group, 'fields'>, key: string): Partial<Declared> {
  return fields[key] ? declaredOf(fields[key]) : {}
}

function keyWhere(
  group: Pick<Group, 'fields'>,
  test: (declared: Partial<Declared>) => boolean,
  keys: readonly string[] = Object.keys(group.fields),
): string | undefined {
  const possible = keys.filter((key) => !apart.includes(key) && !isHead(group, key))
  return possible.find((key) => test(declaredIn(group, key)))
}

/** Only the head row of a table gives the headings of columns. */
function isHead(group: Pick<Group, 'fields'>, key: string): boolean {
  return key === 'columns' && isList('text')(declaredIn(group, key))
}

/** Those below the last list first: a paragraph below a table is no introduction to it. */
function emptyKeys({ fields, value }: Group): string[] {
  const keys = Object.keys(fields)
  const below = keys.findLastIndex((key) => Array.isArray(value[key])) + 1
  return [...keys.slice(below), ...keys.slice(0, below)].filter((key) => value[key] === undefined)
}

function isList(of: 'group' | 'text') {
  return ({ kind, item }: Partial<Declared>): boolean =>
    kind === 'list' && item !== undefined && declaredOf(item).kind === of
}

function isWords({ kind }: Partial<Declared>): boolean {
  return kind === 'text'
}

function isProse({ kind, control }: Partial<Declared>): boolean {
  return kind === 'text' && control === 'paragraph'
}

function isParagraphs({ kind, item }: Partial<Declared>): boolean {
  return kind === 'list' && item !== undefined && isProse(declaredOf(item))
}

/** A number or a flag is typed as one in YAML. */
function fromWords(field: z.core.$ZodType | undefined, words: string): unknown {
  const kind = field && declaredOf(field).kind
  if (kind === 'number') return readDollars(words) ?? words
  if (kind === 'flag') return words === '' || words === 'true' ? true : words
  return words
}

type Positioned = { position?: Nodes['position'] }

function rangeOf(position: Nodes['position']): Range {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}

/** From the first to the last; an empty place inside `around` if there is none. */
function rangeOfAll(nodes: readonly Positioned[], around?: Positioned): Range {
  const [first] = nodes
  const place = rangeOf(around?.position)
  if (!first) return { start: place.end, end: place.end }
  return { start: rangeOf(first.position).start, end: rangeOf(nodes.at(-1)?.position).end }
}

/** Without the spaces at its ends; undefined if there is nothing else. */
function trimmed(range: Range, read: Reader): Range | undefined {
  const text = read(range)
  const start = range.start + text.length - text.trimStart().length
  return text.trim() === '' ? undefined : { start, end: range.end }
}

function lineOf({ position }: Positioned): { line?: number } {
  return position ? { line: position.start.line } : {}
}
