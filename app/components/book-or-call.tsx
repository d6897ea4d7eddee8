import type { ReactNode } from 'react'
import { capacityOf } from '#app/content/capacity.ts'
import { bookingOf } from '#app/content/firm.ts'
import type { Shown, Text } from '#app/lib/shown.ts'
import { phoneHref } from '#app/lib/text.ts'
import styles from './book-or-call.module.css'
import { ButtonLink, ButtonRow } from './button-link.tsx'
import { useContent, useFormats, useRendering } from './site.tsx'

// The first step of a visitor is to book online; without a booking page to call, without a phone to write.
// Every such button of the site is made here.

/** What the buttons in the main part of this page book. */
function useBooking() {
  const { content, page } = useRendering()
  return bookingOf(content, page?.head.books)
}

type BookLinkProps = {
  children: ReactNode
  /** What surrounds all pages books the same on each of them. */
  onEveryPage?: true
}

/** The booking button, or what takes its place in a firm without a booking page. */
export function BookLink({ children, onEveryPage }: BookLinkProps) {
  const { firm, interface: words } = useContent()
  const booking = useBooking()
  const url = onEveryPage ? firm.schedulingUrl : booking.url
  if (!url) return <CallOrWrite call={words.booking.call} />
  return (
    <ButtonLink href={url} newTab>
      {children}
    </ButtonLink>
  )
}

type BookHereProps = { schedule: Shown; firstToBook: boolean }

/** The booking button alone; the first of a page says what it books. */
export function BookHere({ schedule, firstToBook }: BookHereProps) {
  return firstToBook ? <BookOrCall schedule={schedule} note /> : <BookLink>{schedule}</BookLink>
}

type BookOrCallProps = {
  /** Without its words a button is not shown. */
  schedule?: Shown | undefined
  call?: Shown | undefined
  /** For the first booking button of a page: what it books, the words of every page or others. */
  note?: boolean | Shown
}

export function BookOrCall({ schedule, call, note }: BookOrCallProps) {
  const { firm, interface: words } = useContent()
  const { url } = useBooking()
  const books = schedule && url
  if (!schedule && !call) return null
  return (
    <ButtonRow>
      {books && <BookLink>{schedule}</BookLink>}
      {books ? (
        call && firm.phone && <CallLink words={call} phone={firm.phone} look="outline" />
      ) : (
        <CallOrWrite call={call ?? words.booking.call} />
      )}
      {note && <BookingNote>{note === true ? undefined : note}</BookingNote>}
    </ButtonRow>
  )
}

function CallOrWrite({ call }: { call: Shown }) {
  const { content, page } = useRendering()
  const { firm, interface: words } = content
  if (firm.phone) return <CallLink words={call} phone={firm.phone} look="solid" />
  return (
    <ButtonLink href={`mailto:${firm.email}`}>
      <span lang={page && page.lang !== words.language ? words.language : undefined}>
        {words.booking.write}
      </span>
    </ButtonLink>
  )
}

type CallLinkProps = { words: Shown; phone: Text; look: 'solid' | 'outline' }

function CallLink({ words, phone, look }: CallLinkProps) {
  return (
    <ButtonLink href={phone.map(phoneHref)} look={look}>
      {words} <span>{phone}</span>
    </ButtonLink>
  )
}

/** In header and menu, where the words name no booking: the booking page, or the contact page. */
export function ContactLink({ size }: { size?: 'small' }) {
  const { firm, interface: words } = useContent()
  const { schedulingUrl: url } = firm
  return (
    <ButtonLink href={url ?? '/contact'} newTab={url !== undefined} {...(size && { size })}>
      {words.header.contact}
    </ButtonLink>
  )
}

/** In a row of buttons: what a booking button books, how long it takes and what it costs, the same on every page. A page
    whose first meeting is another one says so in its own words. */
export function BookingNote({ children }: { children?: ReactNode }) {
  const { url, note } = useBooking()
  const { capacity } = useContent()
  if (!url && !capacity) return null
  return (
    <p className={styles.note}>
      {url && (children ?? note)} <Capacity />
    </p>
  )
}

/** In a paragraph: which new clients the firm takes now, of all kinds, or of an audience with the owner's sentences. */
export function Capacity({ audience }: { audience?: string }) {
  const { content, page } = useRendering()
  const { language } = content.interface
  const lang = page && page.lang !== language ? language : undefined
  return capacityOf(content, useFormats(), audience).map(({ days, text, more }) => (
    <strong key={days['data-until'] + text.plain} lang={lang} {...days}>
      {text} {audience && more}{' '}
    </strong>
  ))
}
