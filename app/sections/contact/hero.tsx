import { type ReactNode, useSyncExternalStore } from 'react'
import { firm } from '#app/content/firm.ts'
import { schedule as openingSchedule } from '#app/content/schedule.ts'
import type { ContactPage } from '#app/content/schemas/pages.ts'
import { longDate, weekdayOf } from '#app/lib/dates.ts'
import { elsewhereText, localTime, statusAt, statusText } from '#app/lib/hours.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Prose } from '#app/ui/prose.tsx'
import dial from '#art/plates/week-dial.svg'
import { BookOrCall } from '../book-or-call.tsx'
import { OpeningHours } from '../opening-hours.tsx'
import { PageHero } from '../page-hero.tsx'
import styles from './hero.module.css'

type HeroProps = ContactPage['hero'] & { children: ReactNode }

/** Opening status, call, booking and hours all fit on the first screen of a phone. */
export function Hero({ heading, lead, schedule, call, closed, children }: HeroProps) {
  const { holidays = [] } = firm
  return (
    <PageHero heading={heading} plate={children}>
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
    </PageHero>
  )
}

/** Whether the firm is open now. Room for it is reserved where there is script, so nothing moves when
    it appears; without script only the hours are shown. */
function OpenStatus() {
  const now = useMinute()
  return <div className={styles.status}>{now !== undefined && <StatusLines now={now} />}</div>
}

function StatusLines({ now }: { now: number }) {
  const { timeZone } = openingSchedule
  const status = statusAt(now, openingSchedule)
  const elsewhere = status.change && elsewhereText(status.change, timeZone)
  return (
    <>
      <p className={styles.line} data-open={status.open ? 'yes' : 'no'}>
        {statusText(status, localTime(now, timeZone).date)}
      </p>
      <p className={styles.zone}>
        {firm.timeZoneName}
        {elsewhere && `; ${elsewhere} where you are`}
      </p>
    </>
  )
}

const week = 7 * 24 * 60

/** The opening hours as a dial; the script adds a hand that shows the present time. */
export function WeekPlate({ caption, alt }: ContactPage['plate']) {
  const now = useMinute()
  return (
    <figure className={styles.plate}>
      <div className={styles.dial}>
        <Picture src={dial} alt={alt} width={560} height={560} loading="eager" />
        {now !== undefined && (
          <svg viewBox="-1000 -1000 2000 2000" aria-hidden="true" className={styles.hand}>
            <path d="M0 120L-13 0L0-912L13 0Z" transform={`rotate(${degreesAt(now)})`} />
            <circle r="30" />
          </svg>
        )}
      </div>
      <figcaption>
        <Prose html={caption} as="span" />
      </figcaption>
    </figure>
  )
}

/** Clockwise from Monday 0:00 at the top, as the dial is drawn. */
function degreesAt(instant: number): string {
  const { date, minutes } = localTime(instant, openingSchedule.timeZone)
  return ((360 * (weekdayOf(date) * 24 * 60 + minutes)) / week).toFixed(2)
}

const minute = 60_000

/** The present minute as an instant, undefined before hydration. It is read again when the visitor
    returns to the tab, because timers of a hidden tab are late. */
function useMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, thisMinute, () => undefined)
}

function thisMinute(): number {
  return Math.floor(Date.now() / minute) * minute
}

function subscribe(onChange: () => void): () => void {
  let timer = 0
  function wait() {
    timer = window.setTimeout(
      () => {
        onChange()
        wait()
      },
      minute - (Date.now() % minute),
    )
  }
  wait()
  document.addEventListener('visibilitychange', onChange)
  return () => {
    window.clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
