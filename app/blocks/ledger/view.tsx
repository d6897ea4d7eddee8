import type { ViewProps } from '#app/blocks/view.ts'
import charts from '#app/components/chart.module.css'
import { Part } from '#app/components/part.tsx'
import { WordTable } from '#app/components/table.tsx'
import { Tree } from '#app/components/tree.tsx'
import type { ledger } from './fields.ts'
import styles from './view.module.css'

export function View({ id, tone, note, ...table }: ViewProps<typeof ledger>) {
  return (
    <Part id={id} tone={tone}>
      <div className={`${charts.charts} ${styles.ledger}`} data-block="ledger" data-frame="">
        <WordTable {...table} total />
        {note && (
          <p data-note="">
            <Tree of={note.tree} />
          </p>
        )}
      </div>
    </Part>
  )
}
