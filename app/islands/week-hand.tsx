import { weekdayOf } from '#app/lib/dates.ts'
import { localTime } from '#app/lib/hours.ts'
import { useMinute } from './use-minute.ts'
import styles from './week-hand.module.css'

const week = 7 * 24 * 60

/** A hand on the dial of the opening hours that shows the present time. */
export function WeekHand({ timeZone }: { timeZone: string }) {
  const now = useMinute()
  return (
    <svg viewBox="-1000 -1000 2000 2000" aria-hidden="true" className={styles.hand}>
      {now !== undefined && (
        <>
          <path d="M0 120L-13 0L0-912L13 0Z" transform={`rotate(${degreesAt(now, timeZone)})`} />
          <circle r="30" />
        </>
      )}
    </svg>
  )
}

export { WeekHand as Island }

/** Clockwise from Monday 0:00 at the top, as the dial is drawn. */
function degreesAt(instant: number, timeZone: string): string {
  const { date, minutes } = localTime(instant, timeZone)
  return ((360 * (weekdayOf(date) * 24 * 60 + minutes)) / week).toFixed(2)
}
