import { Ornament } from './drawing.tsx'
import styles from './price-list.module.css'

/** A term, a wavy leader and an amount. */
export function PriceList({ rows }: { rows: readonly { label: string; price: string }[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ label, price }) => (
        <div key={label}>
          <dt>
            {label}
            <Ornament kind="leader" />
          </dt>
          <dd>{price}</dd>
        </div>
      ))}
    </dl>
  )
}
