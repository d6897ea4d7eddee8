import type { ViewProps } from '#app/blocks/view.ts'
import { Chart } from '#app/components/chart.tsx'
import { Exhibit } from '#app/components/exhibit.tsx'
import { useContent } from '#app/components/site.tsx'
import { dealCharts } from './charts.ts'
import type { deal } from './fields.ts'
import styles from './view.module.css'

export function View(sale: ViewProps<typeof deal>) {
  const { intro, charts } = dealCharts(sale, useContent().interface.exhibits.deal)
  return (
    <Exhibit {...sale} illustrative>
      <div className={styles.deal}>
        <p>{intro}</p>
        {charts.map((data) => (
          <Chart key={data.kind} data={data} />
        ))}
      </div>
    </Exhibit>
  )
}
