import { addDays } from './dates.ts'
import { reserved } from './marks.ts'
import { plain, type Shown } from './shown.ts'

// The line format that calendars (RFC 5545) and contact cards (RFC 2426) share.

const longestLine = 75

/** Lines ended by CRLF; one of more than 75 octets goes on in the next, after a space. */
function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Text as a value: commas and semicolons would otherwise separate, line breaks end it. */
function escapeText(text: Shown): string {
  return `${text}`.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n')
}

function fold(line: string): string {
  const octets = new TextEncoder()
  let folded = ''
  let length = 0
  // By whole characters: a fold inside one would break it.
  for (const character of line) {
    const size = reserved.test(character) ? 0 : octets.encode(character).length
    if (length + size > longestLine) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}

type CalendarEvent = {
  /** The same in every edition, so that a second import updates instead of doubling. */
  readonly uid: string
  readonly date: string
  readonly summary: Shown
  readonly description: Shown
}

export type Calendar = {
  readonly name: Shown
  /** Who made the file: "-//Firm//What//EN". */
  readonly product: Shown
  /** The date of the last review; the clock of the build plays no part. */
  readonly stamp: string
  readonly url: string
  readonly events: readonly CalendarEvent[]
}

/** At nine in the morning, a week before and the day before: a day begins at midnight. */
const alarms = ['-P6DT15H', '-PT15H']

/** An iCalendar file (RFC 5545) of days, each a whole day that blocks no time. Whoever subscribes to it
    is given a new edition within a day (RFC 7986, and what Outlook reads). */
export function calendarFile({ name, product, stamp, url, events }: Calendar): string {
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap(({ uid, date, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${compact(stamp)}T000000Z`,
      `LAST-MODIFIED:${compact(stamp)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      ...alarms.flatMap((trigger) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escapeText(summary)}`,
        `TRIGGER:${trigger}`,
        'END:VALARM',
      ]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ])
}

function compact(date: string): string {
  return date.replaceAll('-', '')
}

export type Card = {
  readonly name: Shown
  readonly email: Shown
  readonly offices: readonly { name: Shown; address: Shown; tel?: Shown | undefined }[]
  readonly url: string
  readonly note: Shown
}

/** A contact card of an organization: vCard 3.0, which every phone reads. */
export function vcard({ name, email, offices, url, note }: Card): string {
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    'X-ABShowAs:COMPANY', // an iPhone files it under the firm's name
    `EMAIL;TYPE=INTERNET,WORK:${escapeText(email)}`,
    ...offices.flatMap((office, index) => officeLines(office, offices.length > 1 ? index + 1 : 0)),
    `URL:${url}`,
    `NOTE:${escapeText(note)}`,
    'END:VCARD',
  ])
}

/** Phones show the label of a group (item1, item2) beside its number and address. */
function officeLines({ name, address, tel }: Card['offices'][number], group: number): string[] {
  const prefix = (kind: number) => (group ? `item${2 * group - kind}.` : '')
  const line = (kind: number, text: string) => [
    `${prefix(kind)}${text}`,
    ...(group ? [`${prefix(kind)}X-ABLabel:${escapeText(name)}`] : []),
  ]
  return [
    ...(tel ? line(1, `TEL;TYPE=WORK,VOICE:${tel}`) : []),
    ...line(0, `ADR;TYPE=WORK:${shownParts(address).map(escapeText).join(';')}`),
  ]
}

function shownParts(address: Shown): Shown[] {
  return addressParts(plain(address)).map((part) =>
    part === '' || typeof address === 'string' ? part : address.map(() => part),
  )
}

const cityAlone = /^([^,\d]+), ([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)*)(?: (\d{5}(?:-\d{4})?))?$/

/** Box, extra, street, city, state, ZIP code, country. "Boise, ID" has no street; what has another form is
    all street. */
export function addressParts(address: string): string[] {
  const [, place, region, code = ''] = cityAlone.exec(address) ?? []
  if (place && region) return ['', '', '', place, region, code, 'USA']
  const [, street, city, state, zip] =
    /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(address) ?? []
  if (!street || !city || !state || !zip) return ['', '', address, '', '', '', '']
  return ['', '', street, city, state, zip, 'USA']
}

/** Whether letters and visitors arrive there. A firm that works online names its city and state alone. */
export function hasStreet(address: string): boolean {
  return addressParts(address)[2] !== ''
}
