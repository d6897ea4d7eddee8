import type { ReactNode } from 'react'
import { plain, type Shown } from '#app/lib/shown.ts'
import { BookOrCall } from './book-or-call.tsx'
import styles from './booking-band.module.css'
import { ButtonLink, ButtonRow } from './button-link.tsx'

type BookingBandProps = {
  heading: ReactNode
  schedule?: Shown | undefined
  call?: Shown | undefined
  /** What the button books, if the words of every page do not say it. */
  note?: Shown | undefined
  /** One button in place of those, and where it leads: an email address, a page or another site. */
  button?: ReactNode
  to?: Shown | undefined
  /** If its words are in another language than the page. */
  lang?: string | undefined
}

/** The end of a text: what to do next. */
export function BookingBand(props: BookingBandProps) {
  const { heading, schedule, call, note, button, to, lang } = props
  return (
    <section aria-labelledby="closing-heading" className={styles.band} data-print="no" lang={lang}>
      <div className={styles.wrap}>
        <h2 id="closing-heading">{heading}</h2>
        {to ? (
          <ButtonRow>
            <ButtonLink
              href={plain(to).includes('@') ? `mailto:${to}` : to}
              newTab={plain(to).startsWith('https:')}
            >
              {button}
            </ButtonLink>
          </ButtonRow>
        ) : (
          <BookOrCall schedule={schedule} call={call} note={note ?? true} />
        )}
      </div>
    </section>
  )
}
