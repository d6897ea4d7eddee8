import { useState, useSyncExternalStore } from 'react'
import { type Column, cellText, cellValue } from '#app/content/case-studies.ts'
import type { CaseStudy } from '#app/content/schemas/stories.ts'
import { dollars } from '#app/lib/money.ts'
import { sampleNote } from '#app/lib/required-notes.ts'
import {
  type Direction,
  directionText,
  nextOrder,
  type Order,
  sortedText,
  sortRows,
} from '#app/lib/sort-rows.ts'
import { roles } from '#app/ui/table-roles.ts'
import styles from './outcome-table.module.css'

type OutcomeTableProps = {
  /** Begins the caption and the announcement after a sort: "Business". */
  name: string
  about: string
  records: readonly CaseStudy[]
  columns: readonly Column[]
  labels: Record<Column, string>
  drawing: string
  scale: Scale
}

const asPrinted: Order<Column> = { column: 'id', direction: 'ascending' }

export function OutcomeTable(props: OutcomeTableProps) {
  const { name, about, records, columns, labels, drawing, scale } = props
  const [chosen, setChosen] = useState<Order<Column>>()
  const order = chosen ?? asPrinted
  const rows = sortRows(records, (record) => cellValue(record, order.column), order.direction)
  const sortBy = (column: Column) =>
    setChosen(nextOrder(order, column, column === 'id' ? 'ascending' : 'descending'))
  return (
    <div>
      <div className={styles.tableHead}>
        <h3>{name}</h3>
        <p>{about}</p>
      </div>
      <SortMenu
        table={name}
        columns={columns}
        labels={labels}
        order={order}
        onColumn={sortBy}
        onDirection={(direction) => setChosen({ ...order, direction })}
      />
      <table {...roles.table} className={styles.table}>
        <caption>
          {name} table. {sampleNote}
        </caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <SortHeader
                key={column}
                column={column}
                label={labels[column]}
                order={order}
                onSort={sortBy}
              />
            ))}
            <th {...roles.columnHeader}>{drawing}</th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((record) => (
            <OutcomeRow
              key={record.id}
              record={record}
              columns={columns}
              labels={labels}
              scale={scale}
            />
          ))}
        </tbody>
      </table>
      <p role="status" className="visually-hidden">
        {chosen && sortedText(name, labels[chosen.column], chosen.direction)}
      </p>
    </div>
  )
}

type OutcomeRowProps = {
  record: CaseStudy
  columns: readonly Column[]
  labels: Record<Column, string>
  scale: Scale
}

/** A row of the table; on a phone a card, with the column's label in each cell. */
function OutcomeRow({ record, columns, labels, scale }: OutcomeRowProps) {
  const [without, result] = (['taxDueWithoutStrategy', 'result'] as const).map(
    (column) => `${labels[column]} ${cellText(record, column)}`,
  )
  return (
    <tr {...roles.row} id={`record-${record.id}`} className={styles.row}>
      {columns.map((column) =>
        column === 'id' ? (
          <th key={column} {...roles.rowHeader} data-label={labels.id}>
            {record.id}
          </th>
        ) : (
          <td key={column} {...roles.cell} data-column={column} data-label={labels[column]}>
            {cellText(record, column)}
          </td>
        ),
      )}
      <td {...roles.cell} className={styles.drawing}>
        <TaxBars
          without={record.taxDueWithoutStrategy}
          outcome={cellValue(record, 'result') ?? 0}
          scale={scale}
          label={`${without}, ${result}`}
        />
      </td>
    </tr>
  )
}

type SortHeaderProps = {
  column: Column
  label: string
  order: Order<Column>
  onSort: (column: Column) => void
}

/** Plain text before hydration, because a button that does nothing would mislead visitors without
    script. Room for the button's mark is reserved, so nothing moves. */
function SortHeader({ column, label, order, onSort }: SortHeaderProps) {
  const hydrated = useHydrated()
  const sorted = order.column === column ? order.direction : undefined
  return (
    <th {...roles.columnHeader} aria-sort={sorted} className={styles.header} data-column={column}>
      {hydrated ? (
        <button type="button" onClick={() => onSort(column)}>
          {label}
        </button>
      ) : (
        <span>{label}</span>
      )}
    </th>
  )
}

type SortMenuProps = {
  table: string
  columns: readonly Column[]
  labels: Record<Column, string>
  order: Order<Column>
  onColumn: (column: Column) => void
  onDirection: (direction: Direction) => void
}

/** Replaces the column headers where records are cards. Disabled until hydration; the style sheet
    leaves it out without script. */
function SortMenu({ table, columns, labels, order, ...on }: SortMenuProps) {
  const hydrated = useHydrated()
  return (
    <div className={styles.menu}>
      <label>
        <span>
          Sort <span className="visually-hidden">{table.toLowerCase()} table </span>by
        </span>
        <select
          value={order.column}
          disabled={!hydrated}
          onChange={({ target }) => on.onColumn(target.value as Column)}
        >
          {columns.map((each) => (
            <option key={each} value={each}>
              {labels[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>
          Order<span className="visually-hidden"> of {table.toLowerCase()} table</span>
        </span>
        <select
          value={order.direction}
          disabled={!hydrated}
          onChange={({ target }) => on.onDirection(target.value as Direction)}
        >
          {Object.entries(directionText).map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

/** The ends of the scale that all tables share, in dollars: refunds left of zero, tax due right of it. */
export type Scale = { refund: number; due: number }

type TaxBarsProps = {
  without: number
  /** Below zero for a refund. */
  outcome: number
  scale: Scale
  /** The figures in words, for screen readers. */
  label: string
}

const barsWidth = 1000
const barsHeight = 28

/** Tax due without and with a strategy, one below the other, from a common zero. */
function TaxBars({ without, outcome, scale, label }: TaxBarsProps) {
  const place = (amount: number) =>
    Math.round((barsWidth * (amount + scale.refund)) / (scale.refund + scale.due))
  const zero = place(0)
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${barsWidth} ${barsHeight}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path data-tone="zero" d={`M${zero} 0V${barsHeight}`} />
      <path data-tone="without" d={`M${zero} 8H${place(without)}`} />
      <path data-tone={outcome < 0 ? 'refund' : 'with'} d={`M${zero} 20H${place(outcome)}`} />
    </svg>
  )
}

type BarKeyProps = {
  labels: { without: string; with: string; refund: string; longest: string }
  scale: Scale
}

/** What the hatchings mean, and how much the longest bar is. */
export function BarKey({ labels, scale }: BarKeyProps) {
  return (
    <ul className={styles.key}>
      {(['without', 'with', 'refund'] as const).map((tone) => (
        <li key={tone}>
          <svg className={styles.bars} viewBox="0 0 36 12" aria-hidden="true">
            <path data-tone={tone} d="M0 6H36" />
          </svg>
          {labels[tone]}
        </li>
      ))}
      <li>
        {labels.longest} {dollars(scale.due)}
      </li>
    </ul>
  )
}
