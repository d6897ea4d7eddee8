import type { ReactNode } from 'react'
import { bookingNote, firm } from '../data.ts'
import { telephone } from '../lib/telephone.ts'
import styles from './book-or-call.module.css'
import { ButtonLink } from './button.tsx'

/** The discovery call, or on /buy-sell-business the free strategy session. */
export type Booking = 'call' | 'session'

export function bookingUrl(booking?: Booking) {
  return booking === 'session' ? firm.strategySession.url : firm.schedulingUrl
}

type BookLinkProps = { children: ReactNode; size?: 'small'; booking?: Booking }

export function BookLink({ children, size, booking }: BookLinkProps) {
  return (
    <ButtonLink href={bookingUrl(booking)} size={size}>
      {children}
    </ButtonLink>
  )
}

type BookOrCallProps = { schedule: string; call?: string; note?: boolean; booking?: Booking }

/** The note says what the button books. */
export function BookOrCall({ schedule, call, note = false, booking = 'call' }: BookOrCallProps) {
  return (
    <div className={styles.row} data-booking="">
      <BookLink booking={booking}>{schedule}</BookLink>
      {call && (
        <ButtonLink href={telephone(firm.phone)} look="outline">
          {call} <span>{firm.phone}</span>
        </ButtonLink>
      )}
      {note && <p className={styles.note}>{booking === 'session' ? firm.strategySession.note : bookingNote}</p>}
    </div>
  )
}
