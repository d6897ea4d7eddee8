import type { ReactNode } from 'react'
import { bookingNote, firm } from '../data.ts'
import { telephone } from '../lib/telephone.ts'
import styles from './book-or-call.module.css'
import { ButtonLink } from './button.tsx'

export function BookLink({ children, size }: { children: ReactNode; size?: 'small' }) {
  return (
    <ButtonLink href={firm.schedulingUrl} {...(size && { size })}>
      {children}
    </ButtonLink>
  )
}

type BookOrCallProps = { schedule: string; call?: string | undefined; note?: boolean }

/** The note says what the button books. */
export function BookOrCall({ schedule, call, note = false }: BookOrCallProps) {
  return (
    <div className={styles.row}>
      <BookLink>{schedule}</BookLink>
      {call && (
        <ButtonLink href={telephone(firm.phone)} look="outline">
          {call} <span>{firm.phone}</span>
        </ButtonLink>
      )}
      {note && <p className={styles.note}>{bookingNote}</p>}
    </div>
  )
}
