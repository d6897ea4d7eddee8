import { expect, test } from 'vitest'
import { calendarFile } from '../../src/lib/calendar-file.ts'

const wages = {
  uid: 'wages-2027@www.fairshare.example',
  date: '2027-02-01',
  summary: 'W-2 and 1099-NEC; both copies',
  description: 'Employers – "all of them", with a name as long as Ünternehmensgründung.\nMoved.',
}
const file = calendarFile({
  name: 'Deadlines, 2027',
  product: '-//Fairshare//Tax calendar//EN',
  stamp: '2026-11-14',
  url: 'https://www.fairshare.example/learning-library',
  events: [wages, { uid: 'last@x.example', date: '2027-12-31', summary: 'Year end', description: 'Everyone' }],
})
/** As a program reads it: unfolded. */
const lines = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)

/** The text of the first line with this name and these parameters. */
function textOf(name: string): string | undefined {
  const line = lines.find((each) => each.startsWith(`${name}:`))
  return line?.slice(name.length + 1).replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
}

test('every line ends in CRLF and has at most 75 octets, none cut inside a character', () => {
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const physical = file.split('\r\n')
  expect(Math.max(...physical.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(physical.some((line) => line.startsWith(' '))).toBe(true)
})

test('a reader gets back what was written', () => {
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Fairshare//Tax calendar//EN'])
  expect(textOf('X-WR-CALNAME')).toBe('Deadlines, 2027')
  expect(textOf('UID')).toBe(wages.uid)
  expect(textOf('DTSTAMP')).toBe('20261114T000000Z')
  expect(textOf('DTSTART;VALUE=DATE')).toBe('20270201')
  expect(textOf('DTEND;VALUE=DATE')).toBe('20270202')
  expect(textOf('SUMMARY')).toBe(wages.summary)
  expect(lines).toContain(`DESCRIPTION:${wages.description.replaceAll(',', '\\,').replace('\n', '\\n')}`)
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
})

test('each day has an alarm a week and a day before; the last day of a year ends in the next', () => {
  const alarms = lines.join('\n').match(/^BEGIN:VALARM$.*?^END:VALARM$/gms) ?? []
  expect(alarms).toHaveLength(4)
  expect(alarms[2]).toContain('TRIGGER:-P6DT15H')
  expect(alarms[3]).toBe('BEGIN:VALARM\nACTION:DISPLAY\nDESCRIPTION:Year end\nTRIGGER:-PT15H\nEND:VALARM')
  expect(lines).toContain('DTEND;VALUE=DATE:20280101')
})
