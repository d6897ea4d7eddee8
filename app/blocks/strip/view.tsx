import type { ViewProps } from '#app/blocks/view.ts'
import { Chart } from '#app/components/chart.tsx'
import { Exhibit } from '#app/components/exhibit.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import { stripCharts } from './charts.ts'
import type { strip } from './fields.ts'
import styles from './view.module.css'

export function View({ strips, ...around }: ViewProps<typeof strip>) {
  const charts = stripCharts(strips, useContent(), useFormats())
  return (
    <Exhibit {...around}>
      <div className={styles.strips}>
        {charts.map((data) => (
          <Chart key={`${data.caption}`} data={data} />
        ))}
      </div>
    </Exhibit>
  )
}
