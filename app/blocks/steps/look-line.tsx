import type { ViewProps } from '#app/blocks/view.ts'
import { Drawing } from '#app/components/picture.tsx'
import type { steps } from './fields.ts'
import styles from './look-line.module.css'
import { Numbered } from './numbered.tsx'

/** One line runs through the drawings of as many steps; more steps have none. */
const drawn = 4

export function View(props: ViewProps<typeof steps>) {
  return (
    <Numbered
      {...props}
      className={styles.line}
      print="no"
      drawingOf={(index, count) =>
        count <= drawn && <Drawing name={`journey-${index + 1}`} className={styles.drawing} />
      }
    />
  )
}
