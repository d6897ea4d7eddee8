import { expect, test } from 'vitest'
import { calendarFile } from './ics.ts'
import { linesOf, textOf } from './testing/read-lines.ts'

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
const file = calendarFile(calendar)

test('every line ends in CRLF and has at most 75 octets, none cut inside a character', () => {
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const physical = file.split('\r\n')
  expect(Math.max(...physical.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(physical.some((line) => line.startsWith(' '))).toBe(true)
  expect(Buffer.from(file).toString()).toBe(file)
})

test('a reader gets back what was written', () => {
  const lines = linesOf(file)
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
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(2)
})

test('the last day of a year ends in the next', () => {
  expect(file).toContain('DTEND;VALUE=DATE:20280101')
})
