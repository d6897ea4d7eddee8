import { describe, expect, test } from 'vitest'
import { addDays, dateOf, isWeekend, weekdayOf } from './dates.ts'
import { datesFor, dueDate, legalHolidays } from './deadlines.ts'

const federal = (year: number, month: number, day: number) => dueDate(year, { month, day }).date

describe('the dates of 2027', () => {
  test.each([
    ['W-2 and 1099-NEC', 1, 31, undefined, '2027-02-01'],
    ['Texas franchise and protests', 5, 15, 'Texas', '2027-05-17'],
    ['North Carolina listing', 1, 31, 'North Carolina', '2027-02-01'],
    ['Oklahoma entity returns, 30 days after March 15', 4, 14, 'Oklahoma', '2027-04-14'],
  ])('%s', (_, month, day, state, date) => {
    expect(dueDate(2027, { month, day, state }).date).toBe(date)
  })

  test('a date that moved says from which day', () => {
    expect(dueDate(2027, { month: 1, day: 31 }).moved).toEqual({ from: '2027-01-31' })
    expect(dueDate(2027, { month: 4, day: 15 }).moved).toBeUndefined()
  })
})

describe('years that are known', () => {
  test.each([
    [2011, '2011-04-18'],
    [2012, '2012-04-17'],
    [2015, '2015-04-15'],
    [2016, '2016-04-18'],
    [2017, '2017-04-18'],
    [2018, '2018-04-17'],
    [2019, '2019-04-15'],
    [2022, '2022-04-18'],
    [2023, '2023-04-18'],
    [2024, '2024-04-15'],
    [2025, '2025-04-15'],
    [2026, '2026-04-15'],
  ])('April 15, %d fell on %s', (year, date) => {
    expect(federal(year, 4, 15)).toBe(date)
  })

  test('other dates moved over weekends and holidays too', () => {
    expect(federal(2023, 1, 15)).toBe('2023-01-17') // Sunday, then Martin Luther King Jr. Day
    expect(federal(2024, 6, 15)).toBe('2024-06-17')
    expect(federal(2024, 9, 15)).toBe('2024-09-16')
    expect(federal(2025, 3, 15)).toBe('2025-03-17')
    expect(federal(2022, 10, 15)).toBe('2022-10-17')
    expect(federal(2026, 1, 31)).toBe('2026-02-02')
  })

  test('the reason is the holiday where there is one', () => {
    expect(dueDate(2022, { month: 4, day: 15 }).moved?.holiday).toBe('emancipation')
  })

  test('a state does not keep Emancipation Day', () => {
    expect(dueDate(2022, { month: 4, day: 15, state: 'Tennessee' }).date).toBe('2022-04-15')
  })
})

describe('dates with rules of their own', () => {
  test('a fixed date stays on a weekend or a holiday', () => {
    // December 31, 2027 is kept as New Year's Day of 2028.
    expect(dueDate(2027, { month: 12, day: 31, fixed: true })).toEqual({ date: '2027-12-31' })
    expect(dueDate(2028, { month: 4, day: 1, fixed: true })).toEqual({ date: '2028-04-01' })
  })

  test("a state's own holiday moves its dates and says so", () => {
    const goodFriday = { 'Good Friday': '2022-04-15' }
    expect(dueDate(2022, { month: 4, day: 15, state: 'Tennessee' }, goodFriday)).toEqual({
      date: '2022-04-18',
      moved: { from: '2022-04-15', own: 'Good Friday' },
    })
  })

  test('one state is shown with the federal dates, none means all', () => {
    const deadlines = [{ id: 'a' }, { id: 'b', state: 'Texas' }, { id: 'c', state: 'Tennessee' }]
    const ids = (state?: string) => datesFor({ deadlines }, state).map(({ id }) => id)
    expect([ids(), ids('Texas'), ids('Oregon')]).toEqual([['a', 'b', 'c'], ['a', 'b'], ['a']])
  })
})

describe('holidays', () => {
  test('of 2027', () => {
    expect([...legalHolidays(2027, true).keys()].sort()).toEqual([
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-04-16',
      '2027-05-31',
      '2027-06-18', // June 19 is a Saturday
      '2027-07-05', // July 4 is a Sunday
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
      '2027-11-25',
      '2027-12-24', // Christmas is a Saturday
      '2027-12-31', // New Year's Day of 2028 is a Saturday
    ])
  })

  test('are never observed on a weekend, in any of forty years', () => {
    for (let year = 2000; year < 2040; year++) {
      for (const date of legalHolidays(year, true).keys()) expect(isWeekend(date)).toBe(false)
    }
  })

  test('no deadline of forty years falls on a day off or before its day', () => {
    for (let year = 2000; year < 2040; year++) {
      const holidays = legalHolidays(year, true)
      for (let month = 1; month <= 12; month++) {
        const [day, due] = [dateOf(year, month, 15), federal(year, month, 15)]
        expect([due >= day, due <= addDays(day, 4)]).toEqual([true, true])
        expect([isWeekend(due), holidays.has(due)]).toEqual([false, false])
      }
    }
  })
})

test('weekdays are those of the calendar', () => {
  expect(weekdayOf('2027-01-15')).toBe(4)
  expect(weekdayOf('2028-02-29')).toBe(1)
})
