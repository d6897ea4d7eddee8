import { expect, test } from 'vitest'
import { addressParts, calendarFile, hasStreet, vcard } from './downloads.ts'

// Reads calendars and contact cards as their programs do: unfolds the lines, then the escapes.

function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
}

/** The text of the first line with this name and these parameters. */
function textOf(lines: readonly string[], name: string): string | undefined {
  const line = lines.find((each) => each.startsWith(`${name}:`))
  return line && unescaped(line.slice(name.length + 1))
}

/** The parts of a value that semicolons separate. */
function partsOf(lines: readonly string[], name: string): string[] {
  const line = lines.find((each) => each.startsWith(`${name}:`)) ?? ''
  return (line.slice(name.length + 1).match(/(?:\\.|[^\\;])*(?:;|$)/g) ?? [])
    .slice(0, -1)
    .map((part) => unescaped(part.replace(/;$/, '')))
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
}

const calendar = {
  name: 'Deadlines, 2027',
  product: '-//Fairshare//Tax calendar//EN',
  stamp: '2026-11-14',
  url: 'https://www.fairshare.example/learning-library',
  events: [
    {
      uid: 'wages-2027@www.fairshare.example',
      date: '2027-02-01',
      summary: 'W-2 and 1099-NEC; both copies',
      description:
        'Employers – "all of them", with a name as long as Ünternehmensgründung.\nMoved.',
    },
    { uid: 'last@x.example', date: '2027-12-31', summary: 'Year end', description: 'Everyone' },
  ],
}
const calendarText = calendarFile(calendar)

test('every line ends in CRLF and has at most 75 octets, none cut inside a character', () => {
  expect(calendarText.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(calendarText.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const physical = calendarText.split('\r\n')
  expect(Math.max(...physical.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(physical.some((line) => line.startsWith(' '))).toBe(true)
  expect(Buffer.from(calendarText).toString()).toBe(calendarText)
})

test('a reader gets back what was written', () => {
  const lines = linesOf(calendarText)
  expect(lines.slice(0, 3)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fairshare//Tax calendar//EN',
  ])
  const begin = lines.indexOf('BEGIN:VEVENT')
  const event = lines.slice(begin, lines.indexOf('END:VEVENT') + 1)
  expect(textOf(event, 'UID')).toBe('wages-2027@www.fairshare.example')
  expect(textOf(event, 'DTSTAMP')).toBe('20261114T000000Z')
  expect(textOf(event, 'DTSTART;VALUE=DATE')).toBe('20270201')
  expect(textOf(event, 'DTEND;VALUE=DATE')).toBe('20270202')
  expect(textOf(event, 'SUMMARY')).toBe(calendar.events[0]?.summary)
  expect(textOf(event, 'DESCRIPTION')).toBe(calendar.events[0]?.description)
  expect(textOf(event, 'LAST-MODIFIED')).toBe('20261114T000000Z')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(2)
})

test('each day has an alarm a week and a day before, and the file says when to ask again', () => {
  const lines = linesOf(calendarText)
  expect(textOf(lines, 'REFRESH-INTERVAL;VALUE=DURATION')).toBe(textOf(lines, 'X-PUBLISHED-TTL'))
  const alarms = lines.join('\n').match(/^BEGIN:VALARM$.*?^END:VALARM$/gms) ?? []
  expect(alarms).toHaveLength(2 * calendar.events.length)
  expect(alarms.at(-1)?.split('\n')).toEqual([
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Year end',
    'TRIGGER:-PT15H',
    'END:VALARM',
  ])
  expect(alarms.at(-2)).toContain('TRIGGER:-P6DT15H')
})

test('the last day of a year ends in the next', () => {
  expect(calendarText).toContain('DTEND;VALUE=DATE:20280101')
})

const card = {
  name: 'Müller, Sons; Partners \\ Tax and Accounting of Nashville, Tennessee, LLC',
  email: 'info@fairshare.example',
  offices: [
    {
      name: 'Nashville',
      address: '100 Sample Street, Suite 000, Nashville, TN 37201-1234',
      tel: '+1 (615) 555-0142 ext. 12',
    },
  ],
  url: 'https://www.fairshare.example/',
  note: 'Monday-Thursday 11am-6pm, Friday 11am-3pm\nCentral Time',
}

test('a reader gets back every field, whatever signs are in it', () => {
  const lines = linesOf(vcard(card))
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0'])
  expect(lines.at(-1)).toBe('END:VCARD')
  expect(textOf(lines, 'FN')).toBe(card.name)
  expect(textOf(lines, 'ORG')).toBe(card.name)
  expect(textOf(lines, 'TEL;TYPE=WORK,VOICE')).toBe(card.offices[0]?.tel)
  expect(textOf(lines, 'EMAIL;TYPE=INTERNET,WORK')).toBe(card.email)
  expect(textOf(lines, 'URL')).toBe(card.url)
  expect(textOf(lines, 'NOTE')).toBe(card.note)
  expect(partsOf(lines, 'ADR;TYPE=WORK')).toEqual(addressParts(card.offices[0]?.address ?? ''))
  expect(lines.some((line) => line.startsWith('N:'))).toBe(true)
})

test('every office has its address, and its number if it has one, under its name', () => {
  const second = { name: 'Franklin; south', address: 'PO Box 7, Franklin, TN 37064' }
  const lines = linesOf(vcard({ ...card, offices: [...card.offices, second] }))
  const labeled = (line: string) => `${/^item\d+/.exec(line)?.[0]}.X-ABLabel`
  const addresses = lines.filter((line) => line.includes('ADR;'))
  expect(addresses.map((line) => textOf(lines, labeled(line)))).toEqual(['Nashville', second.name])
  expect(addresses[1]).toContain('PO Box 7;Franklin;TN;37064')
  expect(lines.filter((line) => line.includes('TEL;'))).toHaveLength(1)
})

test.each([
  ['100 Main Street, Nashville, TN 37201', ['100 Main Street', 'Nashville', 'TN', '37201']],
  ['1 A St, Suite 4, Dallas, TX 75201-1234', ['1 A St, Suite 4', 'Dallas', 'TX', '75201-1234']],
  ['Box 4, Somewhere', ['Box 4, Somewhere', '', '', '']],
])('the address %s is taken apart', (address, parts) => {
  expect(addressParts(address).slice(2, 6)).toEqual(parts)
})

test.each([
  ['Boise, ID', ['Boise', 'ID', '']],
  ['Coeur d’Alene, Idaho 83814', ['Coeur d’Alene', 'Idaho', '83814']],
  ['Albany, New York', ['Albany', 'New York', '']],
])('%s has a place and no street', (address, place) => {
  expect(addressParts(address)).toEqual(['', '', '', ...place, 'USA'])
  expect(hasStreet(address)).toBe(false)
})

test.each(['PO Box 7, Bend, OR 97701', '100 Main Street #2, Boise, ID 83702', 'Virtual office'])(
  '%s has a street',
  (address) => expect(hasStreet(address)).toBe(true),
)
