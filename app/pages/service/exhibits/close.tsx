import { useContent } from '#app/components/site.tsx'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import { closeAxis, taskRow } from '#app/lib/strips.ts'
import { Strips } from './strip.tsx'

export function Close({ packages }: ExhibitOf<'close'>) {
  const { accounting } = useContent().prices
  const titleOf = (id: string) => accounting.packages.find((each) => each.id === id)?.title ?? id
  return (
    <Strips
      columns={['Task', 'Business days of the next month']}
      axis={closeAxis(packages.flatMap(({ tasks }) => tasks))}
      strips={packages.map(({ package: id, tasks }) => ({
        caption: titleOf(id),
        rows: tasks.map(taskRow),
      }))}
    />
  )
}
