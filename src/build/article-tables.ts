import type { Element } from 'hast'
import { el, elements, type Node, plain, raw } from './hast.ts'

// Tables in articles. A chart is a table with drawings to scale. Screen readers skip the drawings, because the text has
// the same information. Sizes are SVG attributes because the Content-Security-Policy blocks style attributes.

type Cell = readonly Node[]
/** A level row is a running total; the rows around it are changes. */
type Row = { cells: readonly Cell[]; isLevel?: boolean }
export type Table = { head: readonly Cell[]; rows: readonly Row[]; isToScale?: boolean }

export function readTable(table: Element): Table {
  const [head, body = []] = elements(table.children).map(({ children }) =>
    elements(children).map((row) => elements(row.children).map((cell) => cell.children)),
  )
  if (plain(body.at(-1)?.[0]) === ':::') throw new Error('Add an empty line between the table and ":::".')
  return { head: head?.[0] ?? [], rows: body.map((cells) => ({ cells })) }
}

/** The first cell of each row is its header. The roles keep it a table where the style sheet changes its `display`. */
export function writeTable({ head, rows, isToScale }: Table, caption: Cell): Element {
  const row = ({ cells, isLevel }: Row) =>
    el('tr', { role: 'row', ...(isLevel && { dataRow: 'level' }) }, [
      el('th', { role: 'rowheader', scope: 'row' }, cells[0] ?? []),
      ...cells.slice(1).map((cell) => el('td', { role: 'cell' }, cell)),
    ])
  const names = head.map((name) => el('th', { role: 'columnheader', scope: 'col' }, name))
  return el('table', { role: 'table', ...(isToScale && { dataScale: '' }) }, [
    el('caption', {}, caption),
    el('thead', { role: 'rowgroup' }, [el('tr', { role: 'row' }, names)]),
    el('tbody', { role: 'rowgroup' }, rows.map(row)),
  ])
}

/** Returns the number in dollars or percent, and NaN for anything else. */
function amount(cell: Cell = []): number {
  const [, minus, digits] = /^(−)?\$?([\d,.]+)%?\+?$/.exec(plain(cell)) ?? []
  return digits ? Number(digits.replaceAll(',', '')) * (minus ? -1 : 1) : Number.NaN
}

/** Marks the last row as the total, which must be the sum of the others. */
export function ledger({ head, rows }: Table): Table {
  const total = rows.at(-1)?.cells ?? []
  for (let column = 1; column < head.length; column += 1) {
    const sum = rows.slice(0, -1).reduce((all, { cells }) => all + amount(cells[column]), 0)
    const stated = amount(total[column])
    if (sum !== stated) throw new Error(`The rows above "${plain(total[0])}" add up to ${sum}, not ${stated}.`)
  }
  return { head, rows: rows.map(({ cells }, index) => ({ cells, isLevel: index === rows.length - 1 })) }
}

/** Draws each row as a step from the first amount to the total. */
export function waterfall(table: Table): Table {
  const [what = [], amounts = []] = table.head
  let level = 0
  const steps = ledger(table).rows.map(({ cells: [label = [], value = []], isLevel = false }) => {
    const from = isLevel ? 0 : level
    level = from + amount(value)
    return { label, value, isLevel: isLevel || from === 0, from, to: level }
  })
  const max = Math.max(...steps.map(({ to }) => to))
  const rows = steps.map(({ label, value, isLevel, from, to }) => {
    const bar = line(isLevel ? 'line' : 'metal', from / max, to / max)
    return { isLevel, cells: [label, drawn(value, bar)] }
  })
  return { head: [what, drawn(amounts)], rows, isToScale: true }
}

/** Draws the two dates in each row's name, "March 18, 2022 to March 18, 2027", on an axis of whole years. */
export function timeline({ head: [what = [], amounts = []], rows }: Table): Table {
  const spans = rows.map(({ cells: [label] }) => {
    const dates = plain(label).match(/\w+ \d+, \d{4}/g) ?? []
    if (dates.length !== 2)
      throw new Error(`The row "${plain(label)}" needs two dates, such as March 18, 2022 to March 18, 2027.`)
    return dates.map((date) => Date.parse(`${date} UTC`))
  })
  const years = spans.flat().map((time) => new Date(time).getUTCFullYear())
  const [first, last] = [Math.min(...years), Math.max(...years) + 1]
  const share = (time: number) => (time - Date.UTC(first, 0)) / (Date.UTC(last, 0) - Date.UTC(first, 0))
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => line('rule', share(Date.UTC(first + index, 0))))
  const ends = [`<text y="50%">${first}</text>`, `<text x="100%" y="50%" text-anchor="end">${last}</text>`]
  return {
    head: [what, drawn(amounts, ...ends)],
    rows: rows.map(({ cells: [label = [], length = []] }, index) => {
      const [from = 0, to = 0] = spans[index]?.map(share) ?? []
      return { cells: [label, drawn(length, ...ticks, line('line', from, to))] }
    }),
    isToScale: true,
  }
}

const drawn = (cell: Cell, ...drawing: string[]): Cell => [
  raw(`<svg aria-hidden="true">${drawing.join('')}</svg>`),
  el('span', {}, cell),
]

/** Draws a horizontal line between two shares of the width. With only one share, draws a vertical line there. */
function line(ink: string, from: number, to?: number): string {
  const [y1, y2] = to === undefined ? ['0%', '100%'] : ['50%', '50%']
  return `<line x1="${percent(from)}" x2="${percent(to ?? from)}" y1="${y1}" y2="${y2}" data-ink="${ink}"/>`
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
