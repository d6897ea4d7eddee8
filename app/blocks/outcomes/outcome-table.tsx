import type { ViewProps } from '#app/blocks/view.ts'
import { Island } from '#app/components/island.tsx'
import { useContent } from '#app/components/site.tsx'
import { roles } from '#app/components/table-roles.ts'
import type { CaseStudy } from '#app/content/schemas/stories.ts'
import { SortableTable } from '#app/islands/sortable-table.tsx'
import { address } from '#app/lib/address.ts'
import { dollars } from '#app/lib/money.ts'
import { from, type Shown, say, shown, type Text } from '#app/lib/shown.ts'
import {
  type Column,
  cellValue,
  columnsOf,
  type Guide,
  laterText,
  cellText as textOf,
} from './cells.ts'
import type { outcomes } from './fields.ts'
import styles from './view.module.css'

type Words = ViewProps<typeof outcomes>

type OutcomeTableProps = {
  type: CaseStudy['type']
  /** Begins the caption and the announcement after a sort: "Business". */
  name: Text
  about: Shown
  records: readonly CaseStudy[]
  illustrative: boolean
  labels: Record<Column, Text>
  words: Pick<Words, 'later' | 'guide'>
  guides: ReadonlyMap<number, Guide>
  drawing: Shown
  scale: Scale
}

/** A table of sample outcomes that can be sorted by its columns. */
export function OutcomeTable(props: OutcomeTableProps) {
  const { type, name, about, records, illustrative, labels, drawing, ...row } = props
  const { outcomeTable, notes } = useContent().interface
  const { none, refund, ...words } = outcomeTable
  const columns = columnsOf(type, records)
  return (
    <div>
      <div className={styles.tableHead}>
        <h3>{name}</h3>
        <p>{about}</p>
      </div>
      <Island
        name="sortable-table"
        id={name.plain.toLowerCase().replaceAll(/\W+/g, '-')}
        of={SortableTable}
        props={{ name, columns: columns.map((id) => ({ id, label: labels[id] })), words }}
        slots={{
          table: (
            <table {...roles.table} className={styles.table}>
              <caption>
                {`${words.table.with({ name })}. ${illustrative ? notes.sample : ''}`}
              </caption>
              <thead {...roles.group}>
                <tr {...roles.row}>
                  {columns.map((column) => (
                    <SortHeader key={column} column={column} label={labels[column]} />
                  ))}
                  <th {...roles.columnHeader}>{drawing}</th>
                </tr>
              </thead>
              <tbody {...roles.group}>
                {records.map((record) => (
                  <OutcomeRow
                    key={record.id}
                    record={record}
                    columns={columns}
                    labels={labels}
                    {...row}
                  />
                ))}
              </tbody>
            </table>
          ),
        }}
      />
    </div>
  )
}

/** A button where there is script, plain text where there is none. */
function SortHeader({ column, label }: { column: Column; label: Shown }) {
  return (
    <th
      {...roles.columnHeader}
      aria-sort={column === 'id' ? 'ascending' : undefined}
      className={styles.header}
      data-column={column}
    >
      <button type="button" data-script="needed">
        {label}
      </button>
      <span data-script="absent">{label}</span>
    </th>
  )
}

type OutcomeRowProps = Pick<OutcomeTableProps, 'labels' | 'words' | 'guides' | 'scale'> & {
  record: CaseStudy
  columns: readonly Column[]
}

/** A row of the table; on a phone a card, with the column's label in each cell. */
function OutcomeRow({ record, columns, labels, words, guides, scale }: OutcomeRowProps) {
  const { outcomeTable } = useContent().interface
  const cellText = (column: Column) => textOf(record, column, outcomeTable)
  const guide = guides.get(record.id)
  const later = laterText(record, words.later)
  const [without, result] = (['taxDueWithoutStrategy', 'result'] as const).map(
    (column) => say`${labels[column]} ${cellText(column)}`,
  )
  return (
    <tr {...roles.row} id={`record-${record.id}`} className={styles.row}>
      {columns.map((column) =>
        column === 'id' ? (
          <th
            key={column}
            {...roles.rowHeader}
            data-column="id"
            data-label={`${labels.id}`}
            data-value={record.id}
          >
            {cellText(column)}
          </th>
        ) : (
          <td
            key={column}
            {...roles.cell}
            data-column={column}
            data-label={`${labels[column]}`}
            data-value={cellValue(record, column)}
          >
            {cellText(column)}
            {column === 'totalTaxSavings' && (
              <>
                {' '}
                {later && <small>{later}</small>}{' '}
                {guide && words.guide && (
                  <small>
                    <a href={address(guide.path)}>{words.guide.with({ city: guide.city })}</a>
                  </small>
                )}
              </>
            )}
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

/** The ends of the scale that all tables share, in dollars: refunds left of zero, tax due right of it. */
type Scale = { refund: number; due: number }

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

type BarKeyProps = Pick<Words, 'columns' | 'refund' | 'longest'> & {
  scale: Scale
  /** The record with the longest bar. */
  largest: CaseStudy
}

/** What the hatchings mean, and how much the longest bar is. */
export function BarKey({ columns, refund, longest, scale, largest }: BarKeyProps) {
  const labels = { without: columns.taxDueWithoutStrategy, with: columns.result, refund }
  return (
    <ul className={styles.key}>
      {(['without', 'with', ...(scale.refund > 0 ? (['refund'] as const) : [])] as const).map(
        (tone) => (
          <li key={tone}>
            <svg className={styles.bars} viewBox="0 0 36 12" aria-hidden="true">
              <path data-tone={tone} d="M0 6H36" />
            </svg>
            {labels[tone]}
          </li>
        ),
      )}
      <li>
        {longest} {shown(dollars(scale.due), from(largest, 'taxDueWithoutStrategy'))}
      </li>
    </ul>
  )
}
