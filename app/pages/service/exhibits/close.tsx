import { Chart } from '#app/components/chart.tsx'
import { useContent } from '#app/components/site.tsx'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import { closeAxis, taskRow } from '#app/lib/strips.ts'

export function Close({ packages }: ExhibitOf<'close'>) {
  const { accounting } = useContent().prices
  const axis = closeAxis(packages.flatMap(({ tasks }) => tasks))
  const columns = ['Task', 'Business days of the next month']
  return packages.map(({ package: id, tasks }) => {
    const caption = accounting.packages.find((each) => each.id === id)?.title ?? id
    return (
      <Chart key={id} data={{ kind: 'strip', caption, columns, axis, rows: tasks.map(taskRow) }} />
    )
  })
}
