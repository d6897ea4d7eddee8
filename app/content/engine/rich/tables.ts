import type { Table, TableRow } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import { toString as plainText } from 'mdast-util-to-string'
import { pluralize } from '#app/content/engine/english.ts'
import { lineOf } from '#app/content/engine/markdown.ts'
import type { ProblemDetail } from '#app/content/engine/problem.ts'
import { withoutMarks } from '#app/lib/marks.ts'
import { readDollars } from '#app/lib/money.ts'
import { type Cell, type Element, type HtmlNode, table, words } from '#app/lib/tree.ts'

export type Look = {
  caption?: HtmlNode[]
  /** The id of the heading that names a table without a caption. */
  namedBy?: string
  /** The last row is the total of the others. */
  total?: boolean
}

export function tableProblems(node: Table): ProblemDetail[] {
  const [head, ...rows] = node.children
  const columns = head?.children.length ?? 0
  if (rows.length === 0) {
    const expected = 'at least one row below the line of dashes'
    return [{ found: 'a table without rows', expected, ...lineOf(node) }]
  }
  return rows
    .filter((row) => row.children.length !== columns)
    .map((row) => ({
      found: `a row with ${pluralize(row.children.length, 'cell')} in a table of ${pluralize(columns, 'column')}`,
      expected: 'the same number of cells in every row as in the first',
      hint: 'The | sign separates cells. To show one, write \\|.',
      ...lineOf(row),
    }))
}

export function tableElement(state: State, node: Table, look: Look = {}): Element {
  const [head, ...rows] = node.children
  const isFigures = head?.children.map((_, column) => rows.every((row) => isAmount(row, column)))
  const cells = ({ children }: TableRow): Cell[] =>
    children.map((cell, column) => {
      const content = state.all(cell)
      return column > 0 && isFigures?.[column]
        ? { content: content.map(withMinus), properties: { dataAlign: 'end' } }
        : { content }
    })
  const made = rows.map((row) => ({ cells: cells(row) }))
  return table({
    head: head ? cells(head) : [],
    rows: look.total ? made.slice(0, -1) : made,
    foot: look.total ? made.slice(-1) : [],
    ...(look.caption && { caption: look.caption }),
    ...(look.namedBy && { properties: { ariaLabelledBy: [look.namedBy] } }),
  })
}

/** A price with a plus is aligned like other figures, although it cannot be added up. */
function isAmount(row: TableRow, column: number): boolean {
  return readDollars(cellText(row, column).replace(/\+$/, '')) !== undefined
}

export function cellText(row: TableRow, column: number): string {
  const cell = row.children[column]
  return cell ? withoutMarks(plainText(cell)).trim() : ''
}

/** A hyphen typed before an amount is printed as the minus sign it stands for. */
export function withMinus(content: HtmlNode): HtmlNode {
  if (content.type === 'text') return words(content.value.replace(/^\s*[-–](?=\p{Co}?[$\d])/u, '−'))
  if (content.type !== 'element') return content
  return { ...content, children: content.children.map(withMinus) }
}

/** As an owner would write it, with cents only where there are some. */
export function amountInWords(amount: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}
