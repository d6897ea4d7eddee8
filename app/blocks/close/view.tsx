import type { ViewProps } from '#app/blocks/view.ts'
import { Exhibit } from '#app/components/exhibit.tsx'
import { useContent } from '#app/components/site.tsx'
import { Strips } from '#app/components/strips.tsx'
import type { close } from './fields.ts'
import { closeAxis, taskRow } from './strip.ts'

export function View({ packages, ...around }: ViewProps<typeof close>) {
  const { close } = useContent().interface.exhibits
  const all = packages.flatMap(({ tasks }) => tasks)
  return (
    <Exhibit {...around}>
      <Strips
        columns={[close.task, close.days]}
        axis={closeAxis(all, close)}
        strips={packages.map(({ package: { title }, tasks }) => ({
          caption: title,
          rows: tasks.map((task) => taskRow(task, close)),
        }))}
      />
    </Exhibit>
  )
}
