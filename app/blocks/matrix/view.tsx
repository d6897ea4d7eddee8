import type { ViewProps } from '#app/blocks/view.ts'
import { Chart } from '#app/components/chart.tsx'
import { Part } from '#app/components/part.tsx'
import type { Words } from '#app/lib/charts.ts'
import type { matrix } from './fields.ts'
import styles from './view.module.css'

export function View({ id, tone, caption, columns, rows, note }: ViewProps<typeof matrix>) {
  const isUnnamed = columns.length === rows[0]?.cells.length
  const headings: readonly Words[] = isUnnamed ? ['', ...columns] : columns
  return (
    <Part id={id} tone={tone}>
      <Chart
        look={styles.matrix}
        data={{ kind: 'matrix', caption, note, columns: headings, rows }}
      />
    </Part>
  )
}
