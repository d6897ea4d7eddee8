import type { ReactNode } from 'react'
import styles from './booking-band.module.css'
import { ClosingButtons, type ClosingButtonsProps } from './closing-buttons.tsx'

type BookingBandProps = ClosingButtonsProps & {
  /** The section's id; with "-heading", the id of its heading. By itself it has none that a heading or a block
      of the text above it could have. */
  id?: string
  heading: ReactNode
  /** If its words are in another language than the page. */
  lang?: string | undefined
  /** Below the heading. */
  children?: ReactNode
}

/** The end of a text: what to do next. */
export function BookingBand(props: BookingBandProps) {
  const { id = 'booking-band', heading, note = true, lang, children, ...buttons } = props
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={styles.band}
      data-print="no"
      lang={lang}
    >
      <div className={styles.wrap}>
        <div>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {children}
        </div>
        <ClosingButtons {...buttons} note={note} />
      </div>
    </section>
  )
}
