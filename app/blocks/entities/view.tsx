import bars from '#app/blocks/bars/view.module.css'
import type { ViewProps } from '#app/blocks/view.ts'
import { Chart } from '#app/components/chart.tsx'
import { Exhibit } from '#app/components/exhibit.tsx'
import { useContent } from '#app/components/site.tsx'
import { entityCharts } from './charts.ts'
import type { entities } from './fields.ts'
import styles from './view.module.css'

export function View(exhibit: ViewProps<typeof entities>) {
  return (
    <Exhibit {...exhibit} illustrative>
      <div className={styles.both}>
        {entityCharts(exhibit, useContent().interface).map((data) => (
          <Chart key={data.kind} look={data.kind === 'bars' ? bars.bars : undefined} data={data} />
        ))}
      </div>
    </Exhibit>
  )
}
