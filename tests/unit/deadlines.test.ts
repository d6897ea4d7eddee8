import { expect, test } from 'vitest'
import { calendarFile } from '../../src/lib/calendar-file.ts'
import { calendarName, datesFor, datesOf, movedText, paymentYears } from '../../src/lib/deadlines.ts'
import { deadlines } from '../../src/schema/deadlines.ts'

const deadline = (due: string, more = {}) => ({ id: 'it', name: 'Return of {lastYear}', who: 'Everyone', due, ...more })

/** Returns a calendar with one date, federal or for Tennessee. */
function calendarOf(year: number, due: string, { state = false, holidays = [] as object[], fixed = false } = {}) {
  const never = [deadline('June 1', { id: 'other' })]
  const it = [deadline(due, { fixed })]
  const own = { name: 'Tennessee', holidays, sources: ['irs'], deadlines: state ? it : never }
  const sources = [{ id: 'irs', name: 'IRS' }]
  return deadlines.parse({ year, reviewed: '2026-11-14', federal: state ? never : it, states: [own], sources })
}

function dateOf(year: number, due: string, options = {}) {
  const dates = datesOf(calendarOf(year, due, options), `${year}-12-31`)
  const match = dates.find((date) => date.id === 'it' && date.year === year)
  if (!match) throw new Error("The date isn't in the calendar.")
  return match
}

const taxDays = '2011-04-18 2012-04-17 2015-04-15 2016-04-18 2018-04-17 2019-04-15 2022-04-18 2023-04-18 2026-04-15'
test.each([
  ...taxDays.split(' ').map((date) => [Number(date.slice(0, 4)), 'April 15', date] as const),
  [2023, 'January 15', '2023-01-17'], // Sunday, then Martin Luther King Jr. Day
  [2024, 'June 15', '2024-06-17'],
  [2022, 'October 15', '2022-10-17'],
  [2026, 'January 31', '2026-02-02'],
  [2027, 'July 4', '2027-07-06'], // a Sunday, observed on Monday
  [2027, 'December 24', '2027-12-27'], // Christmas, a Saturday, is observed on Friday
  [2027, 'December 31', '2028-01-03'], // so is New Year's Day
] as const)('moves, in %d, %s to %s', (year, due, date) => {
  expect(dateOf(year, due).date).toBe(date)
})

test('explains why a date moved, and from which date', () => {
  expect(movedText(dateOf(2022, 'April 15'))).toBe('moved from April 15, Emancipation Day in Washington, D.C.')
  expect(movedText(dateOf(2027, 'May 15', { state: true }))).toBe('moved from May 15, a Saturday')
  expect(movedText(dateOf(2027, 'April 15'))).toBe('')
})

test("applies a state's holidays to its dates instead of Emancipation Day", () => {
  expect(dateOf(2022, 'April 15', { state: true }).date).toBe('2022-04-15')
  const holidays = [{ name: 'Good Friday', date: '2022-04-15' }]
  const moved = { from: '2022-04-15', because: 'Good Friday' }
  expect(dateOf(2022, 'April 15', { state: true, holidays })).toMatchObject({ date: '2022-04-18', moved })
})

test('keeps a fixed date', () => {
  expect(dateOf(2028, 'April 1', { fixed: true })).toMatchObject({ date: '2028-04-01', name: 'Return of 2027' })
})

test("lists upcoming dates before the calendar's year, in order, for one state and for all", () => {
  const dates = datesOf(calendarOf(2027, 'April 15'), '2026-05-01')
  expect(dates.map(({ date }) => date)).toEqual(['2026-06-01', '2027-04-15', '2027-06-01'])
  expect(datesFor(dates, 'Tennessee')).toEqual(dates)
  expect(datesFor(dates, 'Texas').map(({ id }) => id)).toEqual(['it'])
  expect(calendarName('North Carolina')).toBe('tax-calendar-north-carolina')
})

test('moves estimated tax payments', () => {
  const due = ['April 15', 'June 15', 'September 15', 'January 15, next year']
  expect(paymentYears(due, '2027-11-14')).toEqual([
    ['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15'],
    // A Saturday and Martin Luther King Jr. Day; a Saturday and Emancipation Day.
    ['2027-04-15', '2027-06-15', '2027-09-15', '2028-01-18'],
    ['2028-04-18', '2028-06-15', '2028-09-15', '2029-01-16'],
  ])
})

test('moves every federal date of forty years to a weekday at most four days later', () => {
  for (let year = 2000; year < 2040; year++) {
    for (const month of ['January', 'April', 'July', 'October']) {
      const { date, moved } = dateOf(year, `${month} 15`)
      expect(new Date(date).getUTCDay() % 6).not.toBe(0)
      const days = (Date.parse(date) - Date.parse(moved?.from ?? date)) / 86_400_000
      expect(days).toBeGreaterThanOrEqual(0)
      expect(days).toBeLessThanOrEqual(4)
    }
  }
})

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
const unfolded = file.replaceAll('\r\n ', '').replaceAll('\r\n', '\n')

test('folds lines at 75 octets without splitting a character', () => {
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const physical = file.split('\r\n')
  expect(Math.max(...physical.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(physical.some((line) => line.startsWith(' '))).toBe(true)
})

test('escapes fields so they parse back unchanged', () => {
  expect(unfolded).toMatch(/^BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-\/\/Fairshare\/\/Tax calendar\/\/EN\n/)
  expect(unfolded.split('\n')).toEqual(
    expect.arrayContaining([
      'X-WR-CALNAME:Deadlines\\, 2027',
      `UID:${wages.uid}`,
      'DTSTAMP:20261114T000000Z',
      'DTSTART;VALUE=DATE:20270201',
      'DTEND;VALUE=DATE:20270202',
      'SUMMARY:W-2 and 1099-NEC\\; both copies',
      `DESCRIPTION:${wages.description.replace(',', '\\,').replace('\n', '\\n')}`,
    ]),
  )
  expect(unfolded.match(/^BEGIN:VEVENT$/gm)).toHaveLength(2)
})

test('adds alarms a week and a day ahead, and ends a December 31 event in the next year', () => {
  const alarms = unfolded.match(/^BEGIN:VALARM$.*?^END:VALARM$/gms) ?? []
  expect(alarms).toHaveLength(4)
  expect(alarms[2]).toContain('TRIGGER:-P6DT15H')
  expect(alarms[3]).toBe('BEGIN:VALARM\nACTION:DISPLAY\nDESCRIPTION:Year end\nTRIGGER:-PT15H\nEND:VALARM')
  expect(unfolded).toContain('DTEND;VALUE=DATE:20280101\n')
})
