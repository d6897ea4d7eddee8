import { Chart } from '#app/components/chart.tsx'
import type { Axis, StripRow } from '#app/lib/charts.ts'
import styles from './strip.module.css'

type StripsProps = {
  columns: readonly string[]
  axis: Axis
  strips: readonly { caption: string; rows: readonly StripRow[] }[]
}

/** Several strips on one axis. */
export function Strips({ columns, axis, strips }: StripsProps) {
  return (
    <div className={styles.strips}>
      {strips.map((strip) => (
        <Chart key={strip.caption} data={{ kind: 'strip', columns, axis, ...strip }} />
      ))}
    </div>
  )
}
