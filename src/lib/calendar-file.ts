import { addDays } from './dates.ts'

type Calendar = {
  name: string
  /** The product ID of the file: "-//Firm//Product//EN". */
  product: string
  /** The date of the last review. */
  stamp: string
  url: string
  /** The uid stays the same in every version of the file, so a second import updates events. */
  events: readonly { uid: string; date: string; summary: string; description: string }[]
}

/** Reminders at 9 a.m., a week before and the day before. The offsets count from midnight, when the event starts. */
const alarms = ['-P6DT15H', '-PT15H']

/** Returns an iCalendar file (RFC 5545) of all-day events, which show as free time. Subscribers get updates within a
    day (RFC 7986, and the property that Outlook reads). */
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

/** Escapes commas and semicolons, which would separate values, and line breaks, which would end the value. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

/** Wraps a line after 75 octets, without splitting a character. The next line starts with a space. */
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
