import { expect, test } from 'vitest'
import { longDate, monthDay, parseLongDate, parseYearDay } from './dates.ts'

test('a whole date is printed the American way', () => {
  expect(longDate('2026-11-05')).toBe('November 5, 2026')
})

test.each([
  ['November 5, 2026', '2026-11-05'],
  ['February 29, 2026', undefined],
  ['Nov 5, 2026', undefined],
  ['November 2026', undefined],
])('%s is read as %s', (text, date) => expect(parseLongDate(text)).toBe(date))

test('a day of a known year needs no year', () => {
  expect(monthDay('2027-01-05')).toBe('January 5')
})

test.each([
  ['January 1', 0],
  ['March 15', 73],
  ['December 31', 364],
  ['April 15, next year', 469],
  ['February 29', undefined],
  ['December 31, 2026', undefined],
  ['Dec 31', undefined],
  ['year end', undefined],
])('%s is day %s of any year', (text, day) => expect(parseYearDay(text)).toBe(day))
