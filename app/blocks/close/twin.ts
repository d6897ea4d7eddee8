import { charted, type Twin } from '#app/blocks/twin.ts'
import type { close } from './fields.ts'
import { taskRow } from './strip.ts'

export const twin: Twin<typeof close> = (props) => {
  const words = props.content.interface.exhibits.close
  const strips = props.packages.flatMap(({ package: { title }, tasks }) =>
    charted({
      kind: 'strip',
      caption: title,
      columns: [words.task, words.days],
      axis: { start: 0, end: 1, ticks: [] },
      rows: tasks.map((task) => taskRow(task, words)),
    }),
  )
  return { packages: strips }
}
