import type { ViewProps } from '#app/blocks/view.ts'
import { Section } from '#app/components/section.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import { scaleNote } from './costs.ts'
import type { comparison } from './fields.ts'
import styles from './look-plate.module.css'
import { CostScale } from './scale.tsx'
import { NotedTable } from './table.tsx'

/** Each row is stacked on a phone; on a wide screen the last column, the firm's, is dark. */
export function View(props: ViewProps<typeof comparison>) {
  const { id, tone, heading, intro, scale } = props
  const content = useContent()
  const formats = useFormats()
  const notes = scale ? [scaleNote(scale, content, formats)] : []
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      {scale && <CostScale {...scale} />}
      <NotedTable {...props} className={styles.table} notes={notes} />
    </Section>
  )
}
