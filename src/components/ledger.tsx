import styles from './ledger.module.css'
import { roles } from './table-roles.ts'

export type LedgerRow = { label: string; note?: string; amount: string }

/** Amounts line by line, and what they add up to. */
export function Ledger(props: { namedBy: string; rows: readonly LedgerRow[]; total?: LedgerRow | undefined }) {
  return (
    <div className={styles.ledger}>
      <table {...roles.table} aria-labelledby={props.namedBy}>
        <tbody {...roles.group}>
          {props.rows.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </tbody>
        {props.total && (
          <tfoot {...roles.group}>
            <Row {...props.total} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Row({ label, note, amount }: LedgerRow) {
  return (
    <tr {...roles.row}>
      <th {...roles.rowHeader}>
        {label} {note && <small>({note})</small>}
      </th>
      <td {...roles.cell} data-figures="tabular">
        {amount}
      </td>
    </tr>
  )
}
