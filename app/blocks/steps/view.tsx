import type { ViewProps } from '#app/blocks/view.ts'
import type { steps } from './fields.ts'
import { Numbered } from './numbered.tsx'
import styles from './view.module.css'

export function View(props: ViewProps<typeof steps>) {
  return <Numbered {...props} className={styles.steps} />
}
