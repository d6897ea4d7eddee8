import type { Element, Root } from 'hast'
import { type Handle, toMdast } from 'hast-util-to-mdast'
import type { BlockContent, ListItem, PhrasingContent, RootContent, TableRow } from 'mdast'
import type { Content } from '#app/content/collections.ts'
import type { Block } from '#app/content/engine/block.ts'
import type { ProseText } from '#app/content/engine/fields.ts'
import { treeText } from '#app/content/engine/tree-text.ts'
import { bookingOf } from '#app/content/firm.ts'
import type { PageRecord } from '#app/content/pages.ts'
import type { Claim } from '#app/content/schemas/claims.ts'
import { type Dated, staleSentence } from '#app/content/stale.ts'
import { address } from '#app/lib/address.ts'
import type { Amount, Amounts, Chart, Words } from '#app/lib/charts.ts'
import { inDollars } from '#app/lib/charts.ts'
import type { Formats } from '#app/lib/formats.ts'
import { rangeText } from '#app/lib/money.ts'
import { isText, none, type Shown, type Text } from '#app/lib/shown.ts'
import { phoneHref } from '#app/lib/text.ts'
import type { ValueOf } from './find.ts'
import type { ViewProps } from './view.ts'

// A page as Markdown, for assistants. What the fields of a block do not say by themselves is said in its
// twin.ts, with these parts.

/** A longer text, with the blocks in it. */
export type TextOf = (tree: Root) => RootContent[]

type TwinProps<Declared extends Block> = ViewProps<Declared> & {
  content: Content
  formats: Formats
  page: PageRecord
  textOf: TextOf
}
/** What is said in place of a field, by its name, and before and after all of them. The other fields say
    themselves. */
export type Parts<Field extends string = string> = {
  readonly [Name in Field | 'start' | 'end']?: readonly RootContent[] | undefined
}

export type Twin<Declared extends Block> = (
  props: TwinProps<Declared>,
) => Parts<keyof ValueOf<Declared> & string>

/** Fields that say nothing: they name controls, or are said with another. */
export function without<Name extends string>(...names: readonly Name[]): Record<Name, never[]> {
  return Object.fromEntries(names.map((name) => [name, []])) as Record<Name, never[]>
}

/** Words, a text from Markdown, a part made here, or several after each other. */
export type Said = Shown | ProseText | PhrasingContent | readonly Said[] | undefined | false

function phrasing(said: Said): PhrasingContent[] {
  if (said === undefined || said === false || said === '') return []
  if (typeof said === 'string' || isText(said)) return [{ type: 'text', value: `${said}` }]
  if (Array.isArray(said)) return said.flatMap(phrasing)
  return 'tree' in said ? inTree(said.tree) : [said as PhrasingContent]
}

function inTree(tree: Root): PhrasingContent[] {
  return markdownOf(tree).flatMap((node): PhrasingContent[] =>
    node.type === 'paragraph' ? node.children : [node as PhrasingContent],
  )
}

/** Elements as Markdown, without pictures. A link to a note is a note mark again. */
export function markdownOf(tree: Root): RootContent[] {
  const made = toMdast(withoutHidden(tree), {
    handlers: { figure: () => undefined, sup: noteMark },
  })
  return 'children' in made ? (made.children as RootContent[]) : []
}

const noteMark: Handle = (_, node: Element) => {
  const identifier = treeText({ type: 'root', children: node.children })
  return { type: 'footnoteReference', identifier, label: identifier }
}

/** Without what is for screen readers alone. */
function withoutHidden<Tree extends Root | Root['children'][number]>(tree: Tree): Tree {
  if (!('children' in tree)) return tree
  const children = tree.children.filter(
    (child) => child.type !== 'element' || `${child.properties.className}` !== 'visually-hidden',
  )
  return { ...tree, children: children.map((child) => withoutHidden(child)) }
}

export function title(depth: 1 | 2 | 3 | 4, ...said: readonly Said[]): RootContent[] {
  const children = phrasing(said)
  return children.length > 0 ? [{ type: 'heading', depth, children }] : []
}

/** One paragraph. */
export function line(...said: readonly Said[]): RootContent[] {
  const children = phrasing(said)
  return children.length > 0 ? [{ type: 'paragraph', children }] : []
}

/** A list; an entry is a line, or has lines below it. */
export function items(
  entries: readonly (Said | { line: Said; below: RootContent[] })[],
  { ordered = false }: { ordered?: boolean } = {},
): RootContent[] {
  const children = entries.flatMap((entry): ListItem[] => {
    const isLonger = typeof entry === 'object' && 'below' in entry
    const words = line(isLonger ? entry.line : entry)
    const below = isLonger ? entry.below : []
    const inside = [...words, ...below] as BlockContent[]
    return inside.length > 0 ? [{ type: 'listItem', spread: false, children: inside }] : []
  })
  return children.length > 0 ? [{ type: 'list', ordered, spread: false, children }] : []
}

export function grid(head: readonly Said[], rows: readonly (readonly Said[])[]): RootContent[] {
  const row = (cells: readonly Said[]): TableRow => ({
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: phrasing(cell) })),
  })
  return [{ type: 'table', children: [head, ...rows].map(row) }]
}

export function linked(words: Said, to: Shown): PhrasingContent {
  return { type: 'link', url: `${address(to)}`, children: phrasing(words) as never }
}

export function strong(...said: readonly Said[]): PhrasingContent {
  return { type: 'strong', children: phrasing(said) }
}

/** A source of the content by its id. */
export function sourceLink({ sources = {} }: Content, id: string): Said {
  const { name, url } = sources[id] ?? {}
  return url ? linked(name, url) : name
}

/** What is said in place of an entry that is out of date. */
export function staleLine(content: Content, name: Text, of: Dated): RootContent[] {
  const { phone = none, email } = content.firm
  return line(staleSentence(name, of, content)?.with({ phone, email }))
}

/** "Name: what it is." */
export function pair(name: Said, what: Said): Said {
  return phrasing(what).length > 0 ? [name, ': ', what] : name
}

/** With one of the owner's own in their place. */
export type Buttons = { [Name in 'schedule' | 'call' | 'button' | 'to']?: Text | undefined } & {
  /** The meeting that the page books, if it is not the discovery call. */
  books?: string | undefined
}

/** The booking and the call button as links; `note` says what is booked. */
export function buttons(
  content: Content,
  { schedule, call, button, to, books: meeting }: Buttons,
  note?: Shown | boolean,
): RootContent[] {
  if (button && to) return line(linked(button, to.plain.includes('@') ? to.map(mailto) : to))
  if (!schedule && !call) return []
  const { firm, interface: words } = content
  const { url, note: usual } = bookingOf(content, meeting)
  const books = schedule && url
  const phone = (!books || call) && firm.phone
  return [
    ...(books ? line(linked(schedule, books)) : []),
    ...(phone ? line(linked([call ?? words.booking.call, ' ', phone], phone.map(phoneHref))) : []),
    ...(!books && !phone ? line(linked(words.booking.write, firm.email.map(mailto))) : []),
    ...(books && note ? line(note === true ? usual : note) : []),
  ]
}

function mailto(email: string): string {
  return `mailto:${email}`
}

/** That the owner of an exhibit does not exist. */
export function illustrativeLine({ interface: { notes } }: Content): RootContent[] {
  return line(strong(notes.illustrative), ' ', notes.notAClient)
}

export function questionLines(all: readonly { question: Said; answer: Said }[]): RootContent[] {
  return all.flatMap(({ question, answer }) => [...title(3, question), ...line(answer)])
}

/** A figure of claims.yaml: "500+ clients". */
export function figure(claim: Claim): Said {
  return [strong(rangeText(claim)), ' ', claim.label]
}

/** A chart as the table that it is, or as one for each column whose amounts may have names of their own. */
export function charted(chart: Chart): RootContent[] {
  const { caption, columns, note } = chart
  const [first = '', ...others] = columns.map(said)
  const tables =
    chart.kind === 'flow'
      ? others.flatMap((column, at) => grid([first, column], ribbon(chart.rows, at)))
      : grid([first, ...others], rowsOf(chart))
  return [...line(said(caption)), ...tables, ...line(said(note))]
}

function ribbon(rows: Amounts['rows'], column: number): Said[][] {
  return rows.map(({ label, amounts }) => {
    const amount = amounts[column] ?? 0
    const name = (typeof amount === 'object' && amount.label) || label
    return [said(name), inWords(amount)]
  })
}

function inWords(amount: Amount): Said {
  if (typeof amount === 'number') return inDollars(amount)
  return said(amount.shown ?? inDollars(amount.value))
}

function rowsOf(chart: Exclude<Chart, { kind: 'flow' }>): Said[][] {
  switch (chart.kind) {
    case 'bars':
    case 'waterfall':
    case 'amounts':
      return chart.rows.map(({ label, amounts }) => [said(label), ...amounts.map(inWords)])
    case 'timeline':
      return chart.rows.map(({ label, from, to, remark }) => [
        said(label),
        from.shown,
        to.shown,
        ...(remark ? [said(remark)] : []),
      ])
    case 'strip':
      return chart.rows.map(({ label, remark, when }) => [
        [said(label), remark && [' (', remark, ')']],
        when,
      ])
    case 'matrix':
      return chart.rows.map(({ label, cells }) => [
        said(label),
        ...cells.flatMap((cell): Said[] => {
          if (typeof cell !== 'object' || !('from' in cell)) return [said(cell)]
          const words: Said = [strong(said(cell.name)), ' ', said(cell.text)]
          return Array.from({ length: cell.to - cell.from }, () => words)
        }),
      ])
  }
}

function said(words: Words | undefined): Said {
  return words as Said
}
