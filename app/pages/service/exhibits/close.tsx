import { Chart } from '#app/components/chart.tsx'
import { useContent } from '#app/components/site.tsx'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import { closeAxis, taskRow } from '#app/lib/strips.ts'
import styles from './strip.module.css'

export function Close({ packages }: ExhibitOf<'close'>) {
  const { accounting } = useContent().prices
  const axis = closeAxis(packages.flatMap(({ tasks }) => tasks))
  const columns = ['Task', 'Business days of the next month']
  const titleOf = (id: string) => accounting.packages.find((each) => each.id === id)?.title ?? id
  return (
    <div className={styles.strips}>
      {packages.map(({ package: id, tasks }) => (
        <Chart
          key={id}
          data={{ kind: 'strip', caption: titleOf(id), columns, axis, rows: tasks.map(taskRow) }}
        />
      ))}
    </div>
  )
}
