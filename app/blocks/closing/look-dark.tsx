import type { ViewProps } from '#app/blocks/view.ts'
import { Section } from '#app/components/section.tsx'
import type { closing } from './fields.ts'
import styles from './look-dark.module.css'
import { closingParts } from './parts.tsx'

/** A dark section with the booking button. */
export function View(props: ViewProps<typeof closing>) {
  const { id, heading } = props
  const { words, buttons } = closingParts(props, { isAlone: true })
  return (
    <Section id={id} tone="dark" heading={heading}>
      <div className={styles.dark}>
        {words}
        {buttons}
      </div>
    </Section>
  )
}
