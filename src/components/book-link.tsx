import type { ReactNode } from 'react'
import { firm } from '../data.ts'
import { ButtonLink } from './button.tsx'

/** A discovery call or, on /buy-sell-business, the free strategy session. */
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
