import type { Element, Properties } from 'hast'
import { el, elements, type Node, plain } from './hast.ts'

export type Cell = readonly Node[]
/** A table as it is typed. */
export type Typed = { head: Cell[]; rows: Cell[][] }
/** A level is what counts among the rows around it. */
type Row = { cells: readonly Cell[]; isLevel?: boolean }
/** A table as it is shown; to scale if it has drawings. */
export type Shown = {
  head: readonly Cell[]
  rows: readonly Row[]
  foot?: readonly Row[]
  areAmounts?: readonly boolean[]
  isToScale?: boolean
}

export function readTable(table: Element): Typed {
  const [head, body = []] = elements(table.children).map(({ children }) =>
    elements(children).map((row) => elements(row.children).map((cell) => cell.children)),
  )
  if (plain(body.at(-1)?.[0]) === ':::') throw new Error('Between a table and ":::" there has to be an empty line.')
  return { head: head?.[0] ?? [], rows: body }
}

/** The first cell of a row names it. The roles stay where the style sheet makes cards of rows. */
export function writeTable(shown: Shown, caption: Cell, named: Properties = {}): Element {
  const { head, rows, foot = [], areAmounts = [], isToScale } = shown
  const end = (at: number) => (areAmounts[at] ? { dataAlign: 'end' } : {})
  const headCell = (words: Cell, at: number) => el('th', { role: 'columnheader', scope: 'col', ...end(at) }, words)
  const cell = (words: Cell, at: number) =>
    at === 0 && plain(words)
      ? el('th', { role: 'rowheader', scope: 'row' }, words)
      : el('td', { role: 'cell', dataLabel: plain(head[at]), ...end(at) }, words)
  const row = ({ cells, isLevel }: Row) =>
    el('tr', { role: 'row', ...(isLevel && { dataRow: 'level' }) }, cells.map(cell))
  const group = (name: string, all: Element[]) => (all.length > 0 ? [el(name, { role: 'rowgroup' }, all)] : [])
  const look = { dataColumns: `${head.length}`, ...(isToScale && { dataScale: '' }) }
  return el('table', { role: 'table', ...look, ...named }, [
    ...(caption.length > 0 ? [el('caption', {}, caption)] : []),
    ...group('thead', [el('tr', { role: 'row' }, head.map(headCell))]),
    ...group('tbody', rows.map(row)),
    ...group('tfoot', foot.map(row)),
  ])
}

/** Dollars or percent; NaN for anything else. */
export function amount(cell: Cell = []): number {
  const [, minus, digits] = /^(−)?\$?([\d,.]+)%?\+?$/.exec(plain(cell)) ?? []
  return digits ? Number(digits.replaceAll(',', '')) * (minus ? -1 : 1) : Number.NaN
}

/** A column of amounts is set to the right. */
export function words({ head, rows }: Typed): Shown {
  const areAmounts = head.map((_, at) => at > 0 && rows.every((cells) => !Number.isNaN(amount(cells[at]))))
  return { head, rows: rows.map((cells) => ({ cells })), areAmounts }
}

/** The last row is the total of the others. */
export function ledger(typed: Typed): Shown {
  checkSum(typed)
  const { rows, ...shown } = words(typed)
  return { ...shown, rows: rows.slice(0, -1), foot: rows.slice(-1) }
}

/** A verdict in each cell, and words about it. */
export function matrix({ head, rows }: Typed): Shown {
  const inSpan = (cell: Cell, at: number) => (at > 0 ? [el('span', {}, cell)] : cell)
  return { head, rows: rows.map((cells) => ({ cells: cells.map(inSpan) })) }
}

/** That the last row says what the rows above it add up to. */
export function checkSum({ rows }: Typed) {
  const amounts = rows.map((cells) => amount(cells.at(-1)))
  const sum = amounts.slice(0, -1).reduce((all, each) => all + each, 0)
  if (sum === amounts.at(-1)) return
  throw new Error(`The rows above "${plain(rows.at(-1)?.[0])}" add up to ${sum}, and it says ${amounts.at(-1)}.`)
}
