import { addDays } from './calendar.ts'
import { contentLines, escapeText } from './content-lines.ts'

type CalendarEvent = {
  /** The same in every edition, so that a second import updates instead of doubling. */
  readonly uid: string
  readonly date: string
  readonly summary: string
  readonly description: string
}

export type Calendar = {
  readonly name: string
  /** Who made the file: "-//Firm//What//EN". */
  readonly product: string
  /** The date of the last review; the clock of the build plays no part. */
  readonly stamp: string
  readonly url: string
  readonly events: readonly CalendarEvent[]
}

/** An iCalendar file (RFC 5545) of days, each a whole day that blocks no time. */
export function calendarFile({ name, product, stamp, url, events }: Calendar): string {
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(({ uid, date, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${compact(stamp)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ])
}

function compact(date: string): string {
  return date.replaceAll('-', '')
}
