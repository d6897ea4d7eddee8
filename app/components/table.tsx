import type { ElementContent, Root } from 'hast'
import type { ReactNode } from 'react'
import type { ProseText } from '#app/content/engine/fields.ts'
import type { Prose, Words } from '#app/lib/charts.ts'
import { readDollars } from '#app/lib/money.ts'
import { plain } from '#app/lib/shown.ts'
import { roles } from './table-roles.ts'
import { Tree } from './tree.tsx'

type Attributes = {
  'data-align'?: 'end'
  'data-label'?: string
  colSpan?: number
}
export type Cell = {
  words: Words
  /** In place of the words, where there is more than them. */
  shown?: ReactNode
  attributes?: Attributes
}
export type Row = { cells: readonly Cell[]; level?: boolean | undefined }

type TableProps = {
  caption?: Words | undefined
  /** The id of the heading that names a table without a caption. */
  namedBy?: string | undefined
  look?: { 'data-scale'?: ''; 'data-pairs'?: '' }
  head: readonly Cell[]
  rows: readonly Row[]
  foot?: readonly Row[]
}

/** The first cell of a row names it. */
export function Table({ caption, namedBy, look, head, rows, foot = [] }: TableProps) {
  const labels = head.map(({ words }) => textOf(words))
  return (
    <table {...roles.table} data-columns={head.length} {...look} aria-labelledby={namedBy}>
      {caption && <caption>{said(caption)}</caption>}
      <thead {...roles.group}>
        <tr {...roles.row}>{head.map(headCell)}</tr>
      </thead>
      {rows.length > 0 && <tbody {...roles.group}>{rows.map(bodyRow)}</tbody>}
      {foot.length > 0 && <tfoot {...roles.group}>{foot.map(bodyRow)}</tfoot>}
    </table>
  )

  function headCell({ words, shown, attributes }: Cell, column: number): ReactNode {
    // A header without words would be read out as an empty one.
    if (!shown && isEmpty(words)) return <td key={column} {...roles.cell} />
    return (
      <th key={column} {...roles.columnHeader} {...attributes}>
        {shown ?? said(words)}
      </th>
    )
  }

  function bodyRow({ cells, level }: Row, index: number): ReactNode {
    return (
      <tr key={index} {...roles.row} data-row={level ? 'level' : undefined}>
        {cells.map(bodyCell)}
      </tr>
    )
  }

  function bodyCell({ words, shown, attributes }: Cell, column: number): ReactNode {
    const content = shown ?? said(words)
    return column === 0 && !isEmpty(words) ? (
      <th key={column} {...roles.rowHeader} {...attributes}>
        {content}
      </th>
    ) : (
      <td key={column} {...roles.cell} data-label={labels[column]} {...attributes}>
        {content}
      </td>
    )
  }
}

type TableValue = {
  columns: readonly ProseText[]
  rows: readonly { label: ProseText; cells: readonly ProseText[] }[]
}
type WordTableProps = TableValue & {
  caption?: ProseText | undefined
  namedBy?: string | undefined
  /** The last row is the total of the others. */
  total?: boolean
}

/** A table of words, in which a column of amounts is set to the right. */
export function WordTable({ columns, rows, total, ...named }: WordTableProps) {
  const width = rows[0]?.cells.length ?? 0
  const head: Words[] = columns.length > width ? [...columns] : ['', ...columns]
  const areAmounts = head.map((_, column) =>
    rows.every(({ cells }) => isAmount(cells[column - 1]?.plain)),
  )
  const cell = (words: Words, column: number): Cell =>
    column > 0 && areAmounts[column]
      ? { words, shown: withMinus(words), attributes: { 'data-align': 'end' } }
      : { words }
  const body = rows.map(({ label, cells }) => ({ cells: [label, ...cells].map(cell) }))
  return (
    <Table
      {...named}
      head={head.map(cell)}
      rows={total ? body.slice(0, -1) : body}
      foot={total ? body.slice(-1) : []}
    />
  )
}

/** A price with a plus is aligned like other figures, although it cannot be added up. */
function isAmount(words = ''): boolean {
  return readDollars(words.replace(/\+$/, '')) !== undefined
}

export function said(words: Words): ReactNode {
  return isHtml(words) ? <Tree of={words.tree} /> : words
}

export function isEmpty(words: Words): boolean {
  if (isHtml(words)) return words.tree.children.length === 0
  return plain(words) === ''
}

/** A hyphen typed before an amount is printed as the minus sign it stands for. */
export function withMinus(words: Words): ReactNode {
  return isHtml(words) ? <Tree of={treeWithMinus(words.tree)} /> : words
}

function treeWithMinus({ children }: Root): Root {
  return { type: 'root', children: children.map((child) => minusIn(child as ElementContent)) }
}

function minusIn(node: ElementContent): ElementContent {
  if (node.type === 'text') {
    return { ...node, value: node.value.replace(/^(\p{Co}*)\s*[-–](?=\p{Co}*[$\d])/u, '$1−') }
  }
  if (node.type !== 'element') return node
  return { ...node, children: node.children.map(minusIn) }
}

function textOf(words: Words): string {
  return `${words}`
}

function isHtml(words: Words): words is Prose {
  return typeof words === 'object' && 'tree' in words
}
