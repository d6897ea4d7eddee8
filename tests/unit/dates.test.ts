import { expect, test } from 'vitest'
import { midnight } from '../../src/lib/dates.ts'
import { calendarYears, withYear, yearAt } from '../../src/lib/years.ts'

test.each([
  ['2026-12-01', 'America/Chicago', '2026-12-01T06:00:00Z'],
  ['2027-03-14', 'America/Chicago', '2027-03-14T06:00:00Z'], // daylight saving time starts at 2 a.m.
  ['2027-03-15', 'America/Chicago', '2027-03-15T05:00:00Z'],
  ['2027-11-07', 'America/Chicago', '2027-11-07T05:00:00Z'], // daylight saving time ends at 2 a.m.
  ['2027-11-08', 'America/Chicago', '2027-11-08T06:00:00Z'],
  ['2027-01-01', 'Pacific/Honolulu', '2027-01-01T10:00:00Z'],
])('starts %s in %s at %s', (day, timeZone, moment) => {
  expect(midnight(day, timeZone)).toBe(Date.parse(moment))
})

test("uses the year in the firm's time zone, and the last known year after that", () => {
  const years = calendarYears('2026-11-19', 'America/Chicago')
  const newYear = Date.parse('2027-01-01T06:00:00Z')
  const moments = [Date.parse('2026-11-19'), newYear - 1, newYear, Date.parse('2040-01-01')]
  expect(moments.map((moment) => yearAt(years, moment))).toEqual([2026, 2026, 2027, 2028])
  expect(withYear('Tax for {year}, income for {lastYear}', 2027)).toBe('Tax for 2027, income for 2026')
})
