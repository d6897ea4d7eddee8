import type { Element, ElementContent, Properties } from 'hast'
import type { Shown } from './shown.ts'

// The HTML tree that the build prints: what Markdown becomes, and tables and charts made from data.

export type { Element }
export type HtmlNode = ElementContent

export function element(
  tagName: string,
  properties: Properties = {},
  children: readonly HtmlNode[] = [],
): Element {
  return { type: 'element', tagName, properties, children: [...children] }
}

export function words(value: Shown): HtmlNode {
  return { type: 'text', value: `${value}` }
}

function plainText(content: HtmlNode): string {
  if (content.type === 'text') return content.value
  return content.type === 'element' ? content.children.map(plainText).join('') : ''
}

export type Cell = { content: readonly HtmlNode[]; properties?: Properties }
type Row = { cells: readonly Cell[]; properties?: Properties }

type TableParts = {
  caption?: readonly HtmlNode[]
  properties?: Properties
  head: readonly Cell[]
  rows: readonly Row[]
  foot?: readonly Row[]
}

/** The first cell of a row names it. The roles are explicit, because on a phone the style sheet removes
    `display: table`, and Safari then no longer announces a table. */
export function table({ caption, properties, head, rows, foot = [] }: TableParts): Element {
  const labels = head.map(({ content }) => content.map(plainText).join(''))
  const headCell = ({ content, properties: own }: Cell) =>
    // A header without words would be read out as an empty one.
    content.length === 0
      ? element('td', { role: 'cell' })
      : element('th', { role: 'columnheader', scope: 'col', ...own }, content)
  const bodyCell = ({ content, properties: own }: Cell, column: number) =>
    column === 0 && content.length > 0
      ? element('th', { role: 'rowheader', scope: 'row', ...own }, content)
      : element('td', { role: 'cell', dataLabel: labels[column], ...own }, content)
  const bodyRow = ({ cells, properties: own }: Row) =>
    element('tr', { role: 'row', ...own }, cells.map(bodyCell))
  const group = (tagName: string, children: Element[]) =>
    children.length > 0 ? [element(tagName, { role: 'rowgroup' }, children)] : []
  return element('table', { role: 'table', dataColumns: String(head.length), ...properties }, [
    ...(caption ? [element('caption', {}, caption)] : []),
    ...group('thead', [element('tr', { role: 'row' }, head.map(headCell))]),
    ...group('tbody', rows.map(bodyRow)),
    ...group('tfoot', foot.map(bodyRow)),
  ])
}
