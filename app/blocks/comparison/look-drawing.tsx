import type { ViewProps } from '#app/blocks/view.ts'
import { Drawing } from '#app/components/picture.tsx'
import { Section } from '#app/components/section.tsx'
import type { comparison } from './fields.ts'
import styles from './look-drawing.module.css'
import { PlainTable } from './plain-table.tsx'

/** Beside a drawing of before and after, which is not printed. */
export function View(props: ViewProps<typeof comparison>) {
  const { id, tone, heading, intro } = props
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} print="no">
      <div className={styles.drawn}>
        <Drawing name="before-after" className={styles.drawing} />
        <div className={styles.words}>
          <PlainTable {...props} />
        </div>
      </div>
    </Section>
  )
}
