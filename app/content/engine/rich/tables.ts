import type { Table, TableRow } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import { toString as plainText } from 'mdast-util-to-string'
import { type Content, type Element, element, lineOf, words } from '#app/content/engine/markdown.ts'
import type { ProblemDetail } from '#app/content/engine/problem.ts'
import { pluralize } from '#app/content/engine/words.ts'
import { parseDigits } from '#app/lib/money.ts'

export type Look = {
  caption?: Content[]
  /** The id of the heading that names a table without a caption. */
  namedBy?: string
  /** The last row is the total of the others. */
  total?: boolean
  /** Below the words of a row's first cell. */
  drawing?: (row: TableRow) => Element
}

export function tableProblems(table: Table): ProblemDetail[] {
  const [head, ...rows] = table.children
  const columns = head?.children.length ?? 0
  if (rows.length === 0) {
    const expected = 'at least one row below the line of dashes'
    return [{ found: 'a table without rows', expected, ...lineOf(table) }]
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

/** The roles are explicit, because on a phone the style sheet removes `display: table`, and Safari
    then no longer announces a table. */
export function tableElement(state: State, table: Table, look: Look = {}): Element {
  const [head, ...rows] = table.children
  const labels = head?.children.map((cell) => plainText(cell)) ?? []
  const isFigures = labels.map((_, column) => rows.every((row) => isAmount(row, column)))
  const align = (column: number) => (isFigures[column] ? { dataAlign: 'end' } : {})

  const headRow = rowOf(
    (head?.children ?? []).map((cell, column) => {
      const content = state.all(cell)
      // A header without words would be read out as an empty one.
      return content.length === 0
        ? element('td', { role: 'cell' })
        : element('th', { role: 'columnheader', scope: 'col', ...align(column) }, content)
    }),
  )
  const bodyRow = (row: TableRow) =>
    rowOf(
      row.children.map((cell, column) => {
        const content = state.all(cell)
        if (column > 0) {
          const shown = isFigures[column] ? content.map(withMinus) : content
          return element('td', { role: 'cell', dataLabel: labels[column], ...align(column) }, shown)
        }
        const drawing = look.drawing ? [look.drawing(row)] : []
        return element('th', { role: 'rowheader', scope: 'row' }, [...content, ...drawing])
      }),
    )

  const body = look.total ? rows.slice(0, -1) : rows
  const foot = look.total ? rows.slice(-1) : []
  return element(
    'table',
    {
      role: 'table',
      dataColumns: String(labels.length),
      ...(look.namedBy && { ariaLabelledBy: [look.namedBy] }),
    },
    [
      ...(look.caption ? [element('caption', {}, look.caption)] : []),
      groupOf('thead', [headRow]),
      groupOf('tbody', body.map(bodyRow)),
      ...(foot.length > 0 ? [groupOf('tfoot', foot.map(bodyRow))] : []),
    ],
  )
}

function rowOf(cells: Element[]): Element {
  return element('tr', { role: 'row' }, cells)
}

function groupOf(tagName: string, rows: Element[]): Element {
  return element(tagName, { role: 'rowgroup' }, rows)
}

/** A price with a plus is aligned like other figures, although it cannot be added up. */
function isAmount(row: TableRow, column: number): boolean {
  return readAmount(amountText(row, column).replace(/\+$/, '')) !== undefined
}

export function amountText(row: TableRow, column: number): string {
  const cell = row.children[column]
  return cell ? plainText(cell).trim() : ''
}

/** A hyphen typed before an amount is printed as the minus sign it stands for. */
function withMinus(content: Content): Content {
  if (content.type === 'text') return words(content.value.replace(/^\s*[-–](?=[$\d])/, '−'))
  if (content.type !== 'element') return content
  return { ...content, children: content.children.map(withMinus) }
}

const amountForm = /^(\()?([-+−–])?\$?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?%?\)?$/

/** `$1,200`, `-$1,200`, `($1,200)` or `6.5%` as a number; undefined for anything else. */
export function readAmount(text: string): number | undefined {
  const match = amountForm.exec(text.replaceAll(/\s/g, ''))
  if (!match?.[3]) return undefined
  const [, bracket, sign = '', digits, cents = ''] = match
  const size = parseDigits(`${digits}${cents}`)
  return bracket || /[-−–]/.test(sign) ? -size : size
}

/** As an owner would write it, with cents only where there are some. */
export function amountInWords(amount: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}
