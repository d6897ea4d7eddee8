import type { ViewProps } from '#app/blocks/view.ts'
import { Drawing } from '#app/components/picture.tsx'
import type { closing } from './fields.ts'
import styles from './look-drawing.module.css'
import { closingParts } from './parts.tsx'

/** Bundles are quoted case by case, so no percentage is promised here. */
export function View(props: ViewProps<typeof closing>) {
  const { id, heading } = props
  const { words, buttons } = closingParts(props, { isAlone: true })
  return (
    <section id={id} aria-labelledby={`${id}-heading`} data-plate="dark" data-print="no">
      <Drawing name="bundle" className={styles.drawing} />
      <div className={styles.below}>
        <div>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {words}
        </div>
        {buttons}
      </div>
    </section>
  )
}
