import { expect, test } from 'vitest'
import {
  clockText,
  closedDays,
  openHours,
  overlap,
  parseClock,
  parseDays,
  spansOf,
  weekOf,
} from './week.ts'

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
  expect(clockText(minutes)).toBe(text)
})

test.each(['13pm', '0am', '11', '11:60am', '11 am', '11AM', ''])('"%s" is no time', (text) => {
  expect(parseClock(text)).toBeUndefined()
})

test('a week has its spans in order, its sum and the days without any', () => {
  const week = weekOf(hours.toReversed())
  expect(week.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4])
  expect(openHours(week)).toBe(4 * 7 + 4)
  expect(closedDays(week)).toEqual(['Saturday', 'Sunday'])
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
