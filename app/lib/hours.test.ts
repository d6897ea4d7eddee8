import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { words as site } from '#test/site-words.ts'
import { formatsOf } from './formats.ts'
import {
  closedDays,
  datesOfSeason,
  elsewhereText,
  instantOf,
  localTime,
  openHours,
  overlap,
  parseClock,
  parseDays,
  type Schedule,
  type StatusWords,
  spansOf,
  statusAt,
  statusText,
  weekOf,
} from './hours.ts'

const formats = formatsOf('en-US')

const hours = [
  { days: 'Monday-Thursday', opens: '11am', closes: '6pm' },
  { days: 'Friday', opens: '11am', closes: '3pm' },
]

test.each([
  ['Friday', [4]],
  ['Monday-Thursday', [0, 1, 2, 3]],
  ['Monday, Wednesday', [0, 2]],
  ['Monday-Tuesday, Sunday', [0, 1, 6]],
  ['Mondays', undefined],
  ['monday', undefined],
  ['Thursday-Monday', undefined],
  ['Monday-Thursday-Friday', undefined],
  ['Monday - Thursday', undefined],
  ['Monday,Tuesday', undefined],
  ['Monday-', undefined],
  ['', undefined],
])('the days "%s" are %j', (text, days) => {
  expect(parseDays(text)).toEqual(days)
})

test.each([
  ['11am', 660],
  ['6pm', 1080],
  ['3:30pm', 930],
  ['12am', 0],
  ['12pm', 720],
  ['12:15am', 15],
])('%s is %d minutes after midnight, and is printed so', (text, minutes) => {
  expect(parseClock(text)).toBe(minutes)
  expect(formats.clock(minutes)).toBe(text)
})

test.each(['13pm', '0am', '11', '11:60am', '11 am', '11AM', ''])('"%s" is no time', (text) => {
  expect(parseClock(text)).toBeUndefined()
})

test('a week has its spans in order, its sum and the days without any', () => {
  const week = weekOf(hours.toReversed())
  expect(week.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4])
  expect(openHours(week)).toBe(4 * 7 + 4)
  expect(closedDays(week)).toEqual([5, 6])
})

test('a day that closes at midnight closes at its end', () => {
  expect(spansOf({ days: 'Friday', opens: '6pm', closes: '12am' })).toEqual([
    { weekday: 4, opens: 1080, closes: 1440 },
  ])
})

test('spans overlap only on one day and for more than an instant', () => {
  const span = (weekday: number, opens: number, closes: number) => ({ weekday, opens, closes })
  expect(overlap(span(0, 600, 700), span(0, 660, 720))).toBe(true)
  expect(overlap(span(0, 600, 700), span(0, 700, 720))).toBe(false)
  expect(overlap(span(0, 600, 700), span(1, 600, 700))).toBe(false)
})

// As an island gets them.
const openStatus: StatusWords = JSON.parse(JSON.stringify(site.openStatus))
const week = weekOf(hours)
const chicago: Schedule = { week, timeZone: 'America/Chicago', holidays: [] }
const phoenix: Schedule = { ...chicago, timeZone: 'America/Phoenix' }

function said(instant: string, schedule = chicago): string {
  const now = Date.parse(instant)
  const today = localTime(now, schedule.timeZone).date
  return statusText(statusAt(now, schedule), today, openStatus, formats)
}

// Chicago is six hours behind UTC in winter and five in summer.
describe('the edges of the hours', () => {
  test.each([
    ['2026-11-16T16:59:59Z', 'Closed now, opens today 11am'],
    ['2026-11-16T17:00:00Z', 'Open now, until 6pm'],
    ['2026-11-19T23:59:59Z', 'Open now, until 6pm'],
    ['2026-11-20T00:00:00Z', 'Closed now, opens Friday 11am'],
    ['2026-11-20T20:59:59Z', 'Open now, until 3pm'],
    ['2026-11-20T21:00:00Z', 'Closed now, opens Monday 11am'],
    ['2026-11-22T18:00:00Z', 'Closed now, opens Monday 11am'],
  ])('%s: %s', (instant, text) => {
    expect(said(instant)).toBe(text)
  })
})

// Clocks go forward on March 8, 2026 and March 14, 2027, back on November 1, 2026 and November 7, 2027.
describe('daylight saving', () => {
  test.each([
    ['2026-03-06T17:00:00Z', 'Open now, until 3pm'],
    ['2026-03-08T08:30:00Z', 'Closed now, opens Monday 11am'],
    ['2026-03-09T15:59:00Z', 'Closed now, opens today 11am'],
    ['2026-03-09T16:00:00Z', 'Open now, until 6pm'],
    ['2026-11-01T06:30:00Z', 'Closed now, opens Monday 11am'],
    ['2026-11-02T16:00:00Z', 'Closed now, opens today 11am'],
    ['2026-11-02T17:00:00Z', 'Open now, until 6pm'],
    ['2027-03-15T16:00:00Z', 'Open now, until 6pm'],
    ['2027-03-15T23:00:00Z', 'Closed now, opens Tuesday 11am'],
    ['2027-11-08T16:59:00Z', 'Closed now, opens today 11am'],
    ['2027-11-08T17:00:00Z', 'Open now, until 6pm'],
  ])('%s: %s', (instant, text) => {
    expect(said(instant)).toBe(text)
  })

  test('a firm in Phoenix, which keeps its clocks, opens at the same instant all year', () => {
    for (const date of ['2026-03-09', '2026-07-06', '2026-11-02', '2027-03-15']) {
      expect(said(`${date}T17:59:00Z`, phoenix)).toBe('Closed now, opens today 11am')
      expect(said(`${date}T18:00:00Z`, phoenix)).toBe('Open now, until 6pm')
    }
  })
})

describe('holidays', () => {
  const closed = { ...chicago, holidays: ['2026-11-26', '2026-11-27'] }

  test('a holiday is closed, and the next open day is named', () => {
    expect(said('2026-11-26T18:00:00Z', closed)).toBe('Closed now, opens Monday 11am')
    expect(said('2026-11-26T00:30:00Z', closed)).toBe('Closed now, opens Monday 11am')
    expect(said('2026-11-30T18:00:00Z', closed)).toBe('Open now, until 6pm')
  })

  test('an opening a week away or later carries its date', () => {
    const days = [28, 29, 30, 31].map((day) => `2026-12-${day}`)
    const holidays = [...days, '2027-01-01']
    expect(said('2026-12-28T18:00:00Z', { ...chicago, holidays })).toBe(
      'Closed now, opens January 4, 11am',
    )
  })

  test('a firm that is never open says only that', () => {
    expect(said('2026-11-16T18:00:00Z', { ...chicago, week: [] })).toBe('Closed now')
  })
})

describe('on the visitor’s clock', () => {
  const opening = { date: '2026-11-16', minutes: 660 }

  test.each([
    ['America/Chicago', 'America/Chicago', ''],
    ['America/Chicago', 'America/Mexico_City', ''],
    ['America/Chicago', 'America/New_York', '12pm'],
    ['America/Chicago', 'Asia/Tokyo', 'Tuesday 2am'],
    ['America/Phoenix', 'Asia/Tokyo', 'Tuesday 3am'],
    ['America/Chicago', 'Asia/Kathmandu', '10:45pm'],
  ])('11am Monday in %s is "%s" for %s', (firm, visitor, text) => {
    expect(elsewhereText(opening, firm, formats, visitor)).toBe(text)
  })

  test('midnight at the end of a day is the same midnight next door', () => {
    const midnight = { date: '2026-11-16', minutes: 1440 }
    expect(elsewhereText(midnight, 'America/Chicago', formats, 'America/Mexico_City')).toBe('')
    expect(elsewhereText(midnight, 'America/Chicago', formats, 'America/Denver')).toBe('11pm')
  })
})

test('days and times are those of the language', () => {
  const spanish = formatsOf('es-US')
  const words = { ...openStatus, opens: 'abre el {day} a las {time}' }
  const status = { open: false, change: { date: '2026-11-17', minutes: 660 } }
  expect(statusText(status, '2026-11-16', words, spanish)).toMatch(/^abre el martes a las 11:00/)
  const later = { open: false, change: { date: '2026-12-01', minutes: 660 } }
  expect(statusText(later, '2026-11-16', words, spanish)).toContain('1 de diciembre')
  const moment = { date: '2026-11-16', minutes: 660 }
  expect(elsewhereText(moment, 'America/Chicago', spanish, 'Asia/Tokyo')).toMatch(/^martes 2:00/)
})

test('an instant goes to a wall clock and back, in any zone and season', () => {
  const zones = ['America/Chicago', 'America/Phoenix', 'Asia/Tokyo', 'Asia/Kathmandu', 'UTC']
  const hours = fc.integer({ min: 0, max: 2 * 366 * 24 * 4 })
  fc.assert(
    fc.property(fc.constantFrom(...zones), hours, (zone, quarter) => {
      const instant = Date.UTC(2026, 0, 1) + quarter * 900_000
      const there = localTime(instant, zone)
      const back = instantOf(there, zone)
      // The hour that autumn repeats has two instants; the clock shows the same at both.
      expect(localTime(back, zone)).toEqual(there)
      expect(Math.abs(back - instant)).toBeLessThanOrEqual(3_600_000)
    }),
  )
})

describe('hours of a season', () => {
  const timeZone = 'America/Chicago'
  const season = (from: string, until: string) => ({
    from,
    until,
    week: weekOf([{ days: 'Monday-Sunday', opens: '8am', closes: '12am' }]),
  })
  const schedule: Schedule = {
    week: weekOf(hours),
    seasons: [season('01-15', '04-15'), season('12-01', '01-05')],
    timeZone,
    holidays: ['2027-04-09', '2028-01-01'],
  }
  const at = (date: string, minutes: number) =>
    statusAt(instantOf({ date, minutes }, timeZone), schedule)

  test.each([
    // A Thursday evening before the season, its first day, its last, and the day after.
    ['2027-01-14', 20 * 60, false, '2027-01-15', 480],
    ['2027-01-15', 20 * 60, true, '2027-01-15', 1440],
    ['2027-04-15', 24 * 60 - 1, true, '2027-04-15', 1440],
    ['2027-04-16', 0, false, '2027-04-16', 660],
    // Every year again, over the end of a year, and not on a holiday.
    ['2032-02-29', 20 * 60, true, '2032-02-29', 1440],
    ['2027-12-31', 20 * 60, true, '2027-12-31', 1440],
    ['2028-01-01', 20 * 60, false, '2028-01-02', 480],
    ['2028-01-05', 20 * 60, true, '2028-01-05', 1440],
    ['2028-01-06', 20 * 60, false, '2028-01-07', 660],
    ['2027-04-09', 12 * 60, false, '2027-04-10', 480],
  ])('on %s at minute %d', (date, minutes, open, next, minute) => {
    expect(at(date, minutes)).toEqual({ open, change: { date: next, minutes: minute } })
  })

  test('the day is that of the firm, not of the visitor', () => {
    const evening = Date.parse('2027-04-16T02:00:00Z') // April 15, 9pm in Chicago
    expect(statusAt(evening, schedule).open).toBe(true)
    expect(statusAt(evening + 3 * 3_600_000, schedule).open).toBe(false)
  })

  test.each([
    ['01-15', '04-15', '2026-11-17', '2027-01-15', '2027-04-15'],
    ['01-15', '04-15', '2027-04-15', '2027-01-15', '2027-04-15'],
    ['01-15', '04-15', '2027-04-16', '2028-01-15', '2028-04-15'],
    ['12-01', '01-05', '2026-11-17', '2026-12-01', '2027-01-05'],
    ['12-01', '01-05', '2027-01-05', '2026-12-01', '2027-01-05'],
    ['02-01', '02-29', '2027-02-10', '2027-02-01', '2027-02-28'],
    ['02-01', '02-29', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['02-29', '04-15', '2026-11-17', '2027-02-28', '2027-04-15'],
  ])('from %s until %s, on %s, has dates', (from, until, today, first, last) => {
    expect(datesOfSeason({ from, until }, today)).toEqual({ from: first, until: last })
  })
})
