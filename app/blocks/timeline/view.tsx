import type { ViewProps } from '#app/blocks/view.ts'
import { Chart } from '#app/components/chart.tsx'
import { Part } from '#app/components/part.tsx'
import { useFormats } from '#app/components/site.tsx'
import { parseLongDate } from '#app/lib/dates.ts'
import type { Text } from '#app/lib/shown.ts'
import type { timeline } from './fields.ts'
import styles from './view.module.css'

export function View({ id, tone, caption, columns, rows, note }: ViewProps<typeof timeline>) {
  const formats = useFormats()
  const day = (typed: Text) => {
    const date = parseLongDate(typed.plain) ?? ''
    return { date, shown: typed.map(() => formats.longDate(date)) }
  }
  const dated = rows.map((row) => ({ ...row, from: day(row.from), to: day(row.to) }))
  return (
    <Part id={id} tone={tone}>
      <Chart
        look={styles.timeline}
        data={{ kind: 'timeline', caption, note, columns, formats, rows: dated }}
      />
    </Part>
  )
}
