import type { ViewProps } from '#app/blocks/view.ts'
import { BookingBand } from '#app/components/booking-band.tsx'
import type { closing } from './fields.ts'
import styles from './look-band.module.css'
import { closingParts } from './parts.tsx'

/** A tinted band, as at the end of an article. */
export function View(props: ViewProps<typeof closing>) {
  const { id, heading } = props
  const { words, given } = closingParts(props)
  return (
    <BookingBand id={id} heading={heading} {...given}>
      {words && <div className={styles.words}>{words}</div>}
    </BookingBand>
  )
}
