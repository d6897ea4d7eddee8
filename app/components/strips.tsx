import type { Axis, StripRow } from '#app/lib/charts.ts'
import { plain, type Shown } from '#app/lib/shown.ts'
import { Chart } from './chart.tsx'
import styles from './strips.module.css'

type StripsProps = {
  columns: readonly Shown[]
  axis: Axis
  strips: readonly { caption: Shown; rows: readonly StripRow[] }[]
}

/** Several strips on one axis. */
export function Strips({ columns, axis, strips }: StripsProps) {
  return (
    <div className={styles.strips}>
      {strips.map((strip) => (
        <Chart key={plain(strip.caption)} data={{ kind: 'strip', columns, axis, ...strip }} />
      ))}
    </div>
  )
}
