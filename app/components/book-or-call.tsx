import type { ReactNode } from 'react'
import { interpolate, phoneHref } from '#app/lib/text.ts'
import styles from './book-or-call.module.css'
import { ButtonLink, ButtonRow } from './button-link.tsx'
import { useContent } from './site.tsx'

export function BookLink({ children }: { children: ReactNode }) {
  return (
    <ButtonLink href={useContent().firm.schedulingUrl} newTab>
      {children}
    </ButtonLink>
  )
}

type BookOrCallProps = {
  schedule: string
  call: string
  /** For the first booking button of a page: what it books, the words of every page or others. */
  note?: boolean | string
}

export function BookOrCall({ schedule, call, note }: BookOrCallProps) {
  const { firm } = useContent()
  return (
    <ButtonRow>
      <BookLink>{schedule}</BookLink>
      <ButtonLink href={phoneHref(firm.phone)} look="outline">
        {call} <span>{firm.phone}</span>
      </ButtonLink>
      {note && <BookingNote>{note === true ? undefined : note}</BookingNote>}
    </ButtonRow>
  )
}

/** In a row of buttons: what a booking button books, how long it takes and what it costs, the same on every page. A page
    whose first meeting is another one says so in its own words. */
export function BookingNote({ children }: { children?: string | undefined }) {
  const { minutes, by, note } = useContent().practice.call
  return (
    <p className={styles.note}>{children ?? interpolate(note, { minutes: `${minutes}`, by })}</p>
  )
}
