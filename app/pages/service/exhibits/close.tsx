import { useContent } from '#app/components/site.tsx'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import { closeAxis, taskRow } from '#app/lib/strips.ts'
import { Strips } from './strip.tsx'

export function Close({ packages }: ExhibitOf<'close'>) {
  const { prices, interface: words } = useContent()
  const { close } = words.exhibits
  const titleOf = (id: string) =>
    prices.accounting?.packages.find((each) => each.id === id)?.title ?? id
  return (
    <Strips
      columns={[close.task, close.days]}
      axis={closeAxis(
        packages.flatMap(({ tasks }) => tasks),
        close,
      )}
      strips={packages.map(({ package: id, tasks }) => ({
        caption: titleOf(id),
        rows: tasks.map((task) => taskRow(task, close)),
      }))}
    />
  )
}
