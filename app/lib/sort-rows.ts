import { interpolate } from './before-text.ts'

export type TableWords = Record<'table' | 'sort' | 'order' | 'of' | 'sorted' | Direction, string>
export type Direction = 'ascending' | 'descending'
export type Order<Column> = { column: Column; direction: Direction }

/** The rows by one of their values. Rows that have none stay last in both directions, and rows
    with the same value keep the order they came in. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => number | undefined,
  direction: Direction,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return sign * (a - b)
  })
}

/** What a click on a column's header asks for: the sorted column turns round, another one begins
    with the direction that is useful first. */
export function nextOrder<Column>(
  order: Order<Column>,
  column: Column,
  first: Direction = 'descending',
): Order<Column> {
  if (order.column !== column) return { column, direction: first }
  return { column, direction: order.direction === 'ascending' ? 'descending' : 'ascending' }
}

/** Said by a screen reader after a sort. */
export function sortedText(
  name: string,
  label: string,
  direction: Direction,
  words: TableWords,
): string {
  return interpolate(words.sorted, {
    table: interpolate(words.table, { name }),
    column: midSentence(label),
    direction: midSentence(words[direction]),
  })
}

/** "Total income" is "total income" inside a sentence; "W-2 earnings" keeps its capital. */
function midSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
