import { addDays } from './dates.ts'

type Calendar = {
  name: string
  /** Who made the file: "-//Firm//What//EN". */
  product: string
  /** The day of the last review. */
  stamp: string
  url: string
  /** The uid stays the same in every version of the file, so that a second import updates events. */
  events: readonly { uid: string; date: string; summary: string; description: string }[]
}

/** At nine in the morning, a week before and the day before: a day begins at midnight. */
const alarms = ['-P6DT15H', '-PT15H']

/** An iCalendar file (RFC 5545) of days, each a whole day that blocks no time. Subscribers get
    a new version within a day (RFC 7986, and what Outlook reads). */
export function calendarFile({ name, product, stamp, url, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap(({ uid, date, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${compact(stamp)}T000000Z`,
      `LAST-MODIFIED:${compact(stamp)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      ...alarms.flatMap((trigger) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escaped(summary)}`,
        `TRIGGER:${trigger}`,
        'END:VALARM',
      ]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const compact = (date: string) => date.replaceAll('-', '')

/** Commas and semicolons would otherwise separate, line breaks end it. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

/** A line of more than 75 octets goes on in the next, after a space; never inside a character. */
function folded(line: string): string {
  const octets = new TextEncoder()
  let text = ''
  let length = 0
  for (const character of line) {
    const size = octets.encode(character).length
    if (length + size > 75) {
      text += '\r\n '
      length = 1
    }
    text += character
    length += size
  }
  return text
}
