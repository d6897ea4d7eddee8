import type { ReactNode } from 'react'
import { dollars } from '../lib/money.ts'
import styles from './amount-table.module.css'
import { Cell, Row, RowHeader, Table } from './table.tsx'

type Amounts = {
  name: string
  /** A letter in a circle, which also marks the part in a drawing. */
  mark?: string | undefined
  note?: string
  amounts: readonly number[]
}
type AmountTableProps = {
  /** Only for screen readers. */
  caption: string
  /** Headings: first of the names, then of each amount. */
  columns: readonly string[]
  rows: readonly Amounts[]
  total?: Amounts
}

export function AmountTable({ caption, columns, rows, total }: AmountTableProps) {
  return (
    <div className={styles.space}>
      <Table
        className={styles.table}
        caption={<span className="visually-hidden">{caption}</span>}
        columns={columns}
        foot={total && row(total)}
      >
        {rows.map(row)}
      </Table>
    </div>
  )
}

function row({ name, mark, note, amounts }: Amounts): ReactNode {
  return (
    <Row key={name}>
      <RowHeader className={mark && styles.marked}>
        {mark && <i aria-hidden="true">{mark}</i>}
        {name} {note && <small>{note}</small>}
      </RowHeader>
      {amounts.map((amount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the amounts of a row keep their order
        <Cell key={index}>
          {amount < 0 && '−'}
          {dollars(Math.abs(amount))}
        </Cell>
      ))}
    </Row>
  )
}
