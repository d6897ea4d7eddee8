import type { ReactNode } from 'react'
import { BookOrCall } from './book-or-call.tsx'
import styles from './booking-band.module.css'

type BookingBandProps = {
  heading: ReactNode
  schedule: string
  call: string
  /** What the button books, if the words of every page do not say it. */
  note?: string
  /** If its words are in another language than the page. */
  lang?: string | undefined
}

/** The end of a text: what to do next. */
export function BookingBand({ heading, schedule, call, note, lang }: BookingBandProps) {
  return (
    <section aria-labelledby="closing-heading" className={styles.band} data-print="no" lang={lang}>
      <div className={styles.wrap}>
        <h2 id="closing-heading">{heading}</h2>
        <BookOrCall schedule={schedule} call={call} note={note ?? true} />
      </div>
    </section>
  )
}
