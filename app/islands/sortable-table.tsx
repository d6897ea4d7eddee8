import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Slot } from '#app/components/island-root.tsx'
import { interpolate } from '#app/lib/before-text.ts'
import {
  type Direction,
  nextOrder,
  type Order,
  sortedText,
  sortRows,
  type TableWords,
} from '#app/lib/sort-rows.ts'
import styles from './sortable-table.module.css'

type ColumnOption = { id: string; label: string }
type SortableTableProps = {
  /** Begins the announcement after a sort: "Business". */
  name: string
  columns: readonly ColumnOption[]
  words: TableWords
}

const asPrinted: Order<string> = { column: 'id', direction: 'ascending' }

/** Sorts the rows of the table in the slot "table", whose cells hold their values as data. The column
    headers are buttons; where records are cards, a menu takes their place. */
export function SortableTable({ name, columns, words }: SortableTableProps) {
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Order<string>>()
  const order = chosen ?? asPrinted
  const label = columns.find(({ id }) => id === chosen?.column)?.label ?? ''

  const sortBy = (column: string) =>
    setChosen(nextOrder(order, column, column === 'id' ? 'ascending' : 'descending'))

  const onHeaderClick = useEffectEvent(({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    const { column } = button?.closest('th')?.dataset ?? {}
    if (column) sortBy(column)
  })

  useEffect(() => {
    const head = root.current?.querySelector('thead')
    const onClick = (event: MouseEvent) => onHeaderClick(event)
    head?.addEventListener('click', onClick)
    return () => head?.removeEventListener('click', onClick)
  }, [])

  useEffect(() => {
    if (chosen && root.current) sortTable(root.current, chosen)
  }, [chosen])

  return (
    <div ref={root}>
      <SortMenu
        words={words}
        table={interpolate(words.table, { name: name.toLowerCase() })}
        columns={columns}
        order={order}
        onColumn={sortBy}
        onDirection={(direction) => setChosen({ ...order, direction })}
      />
      <Slot name="table" />
      <p role="status" className="visually-hidden">
        {chosen && sortedText(name, label, chosen.direction, words)}
      </p>
    </div>
  )
}

export { SortableTable as Island }

function sortTable(root: HTMLElement, { column, direction }: Order<string>) {
  const cell = `[data-column="${column}"]`
  for (const header of root.querySelectorAll<HTMLElement>('thead th[data-column]')) {
    if (header.dataset.column === column) header.setAttribute('aria-sort', direction)
    else header.removeAttribute('aria-sort')
  }
  const body = root.querySelector('tbody')
  const rows = sortRows([...(body?.rows ?? [])], (row) => cellNumber(row, cell), direction)
  body?.append(...rows)
}

function cellNumber(row: HTMLElement, cell: string): number | undefined {
  const { value } = row.querySelector<HTMLElement>(cell)?.dataset ?? {}
  return value === undefined ? undefined : Number(value)
}

type SortMenuProps = {
  words: TableWords
  table: string
  columns: readonly ColumnOption[]
  order: Order<string>
  onColumn: (column: string) => void
  onDirection: (direction: Direction) => void
}

function SortMenu({ words, table, columns, order, ...on }: SortMenuProps) {
  return (
    <div className={styles.menu} data-script="needed">
      <label>
        <span>{withSpoken(words.sort, table)}</span>
        <select value={order.column} onChange={({ target }) => on.onColumn(target.value)}>
          {columns.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{withSpoken(words.order, interpolate(words.of, { table }))}</span>
        <select
          value={order.direction}
          onChange={({ target }) => on.onDirection(target.value as Direction)}
        >
          {(['descending', 'ascending'] as const).map((each) => (
            <option key={each} value={each}>
              {words[each]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** A sentence in which only screen readers hear what is in the place of its {name}. */
function withSpoken(sentence: string, text: string) {
  const [before, after] = sentence.split(/\{\w+\}/)
  return (
    <>
      {before}
      <span className="visually-hidden">{text}</span>
      {after}
    </>
  )
}
