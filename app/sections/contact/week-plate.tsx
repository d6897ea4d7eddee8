import { schedule } from '#app/content/schedule.ts'
import type { ContactPage } from '#app/content/schemas/pages.ts'
import { weekdayOf } from '#app/lib/calendar.ts'
import { localTime } from '#app/lib/opening-hours.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Prose } from '#app/ui/prose.tsx'
import dial from '#art/plates/week-dial.svg'
import { useMinute } from './use-minute.ts'
import styles from './week-plate.module.css'

const week = 7 * 24 * 60

/** The opening hours as an engraved dial; the script lays a hand over it that shows the present. */
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
  const { date, minutes } = localTime(instant, schedule.timeZone)
  return ((360 * (weekdayOf(date) * 24 * 60 + minutes)) / week).toFixed(2)
}
