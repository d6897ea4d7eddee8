import type { ViewProps } from '#app/blocks/view.ts'
import charts from '#app/components/chart.module.css'
import { Part } from '#app/components/part.tsx'
import { WordTable } from '#app/components/table.tsx'
import { useTextColumn } from '#app/components/text-column.tsx'
import { Tree } from '#app/components/tree.tsx'
import type { table } from './fields.ts'

export function View({ id, tone, note, ...words }: ViewProps<typeof table>) {
  const { namedBy, isInBox } = useTextColumn() ?? {}
  const made = <WordTable {...words} namedBy={words.caption ? undefined : namedBy} />
  if (isInBox) return made
  return (
    <Part id={id} tone={tone}>
      <div className={charts.charts} data-block="table">
        {made}
        {note && (
          <p data-note="">
            <Tree of={note.tree} />
          </p>
        )}
      </div>
    </Part>
  )
}
