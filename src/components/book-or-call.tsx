import { bookingNote, firm } from '../data.ts'
import { telephone } from '../lib/telephone.ts'
import { type Booking, BookLink } from './book-link.tsx'
import styles from './book-or-call.module.css'
import { ButtonLink } from './button.tsx'

type BookOrCallProps = { schedule: string; call?: string; note?: boolean; booking?: Booking }

/** With `note`, a sentence below the buttons explains the call. */
export function BookOrCall({ schedule, call, note = false, booking = 'call' }: BookOrCallProps) {
  return (
    <div className={styles.row} data-booking="">
      <BookLink booking={booking}>{schedule}</BookLink>
      {call && (
        <ButtonLink href={telephone(firm.phone)} variant="outline">
          {call}
          {/* The style sheet separates the two, so screen readers need a separator. */}
          <span className="visually-hidden">, </span>
          <span>{firm.phone}</span>
        </ButtonLink>
      )}
      {note && <p className={styles.note}>{booking === 'session' ? firm.strategySession.note : bookingNote}</p>}
    </div>
  )
}
