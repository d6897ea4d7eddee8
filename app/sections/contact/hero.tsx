import type { ReactNode } from 'react'
import { firm } from '#app/content/firm.ts'
import type { ContactPage } from '#app/content/schemas/pages.ts'
import { longDate } from '#app/lib/dates.ts'
import { Prose } from '#app/ui/prose.tsx'
import { BookOrCall } from '../book-or-call.tsx'
import { HeroFrame } from '../hero-frame.tsx'
import { OpeningHours } from '../opening-hours.tsx'
import styles from './hero.module.css'
import { OpenStatus } from './open-status.tsx'

type HeroProps = ContactPage['hero'] & { children: ReactNode }

/** Is anybody there, the number, the booking and the hours: the first screen of a phone. */
export function Hero({ heading, lead, schedule, call, closed, children }: HeroProps) {
  const { holidays = [] } = firm
  return (
    <HeroFrame heading={heading} plate={children}>
      <OpenStatus />
      <BookOrCall schedule={schedule} call={call} />
      <div>
        <p className={styles.hours}>
          <OpeningHours />
        </p>
        {holidays.length > 0 && (
          <p className={styles.closed}>
            {closed} {holidays.map(longDate).join('; ')}
          </p>
        )}
      </div>
      <div className={styles.lead}>
        <Prose html={lead} as="p" />
      </div>
    </HeroFrame>
  )
}
