import type { ViewProps } from '#app/blocks/view.ts'
import { useContent, useFormats } from '#app/components/site.tsx'
import type { figures } from './fields.ts'
import styles from './look-callout.module.css'
import { restsOn } from './rests-on.ts'

/** A figure of what is typical; its basis must be in the same block. */
export function View({ id, heading, text, show: [claim] }: ViewProps<typeof figures>) {
  const { notes } = useContent().interface
  const formats = useFormats()
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.callout} data-plate="dark">
      <div className={styles.inside}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        {claim && <p className={styles.basis}>{restsOn(claim, notes, formats)}</p>}
      </div>
    </section>
  )
}
