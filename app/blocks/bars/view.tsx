import { amountRowsOf } from '#app/blocks/amount-rows.ts'
import type { ViewProps } from '#app/blocks/view.ts'
import { Chart } from '#app/components/chart.tsx'
import { Part } from '#app/components/part.tsx'
import type { bars } from './fields.ts'
import styles from './view.module.css'

export function View({ id, tone, caption, columns, rows, note }: ViewProps<typeof bars>) {
  return (
    <Part id={id} tone={tone}>
      <Chart
        look={styles.bars}
        data={{ kind: 'bars', caption, note, ...amountRowsOf(columns, rows) }}
      />
    </Part>
  )
}
