import { amountRowsOf } from '#app/blocks/amount-rows.ts'
import type { ViewProps } from '#app/blocks/view.ts'
import { Chart } from '#app/components/chart.tsx'
import { Part } from '#app/components/part.tsx'
import type { waterfall } from './fields.ts'

export function View({ id, tone, caption, columns, rows, note }: ViewProps<typeof waterfall>) {
  return (
    <Part id={id} tone={tone}>
      <Chart data={{ kind: 'waterfall', caption, note, ...amountRowsOf(columns, rows) }} />
    </Part>
  )
}
