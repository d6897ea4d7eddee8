import { expect, test } from 'vitest'
import { hoursText, weekdaysOf, weekOf } from '../../src/lib/hours.ts'
import { openStatusAt } from '../../src/lib/open-status.ts'

const hours = [
  { days: 'Monday-Thursday', opens: '11am', closes: '6pm' },
  { days: 'Friday', opens: '11am', closes: '3pm' },
]

test("returns a week's spans, text and structured data", () => {
  const spans = weekOf(hours).map(({ opens, closes }) => [opens / 60, closes / 60])
  expect(spans).toEqual([...[0, 24, 48, 72].map((day) => [day + 11, day + 18]), [96 + 11, 96 + 15]])
  expect(hoursText(hours)).toBe('Monday-Thursday 11am-6pm, Friday 11am-3pm')
  const dayOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday']
  expect(hours.map(weekdaysOf)[0]).toEqual({ dayOfWeek, opens: '11:00', closes: '18:00' })
})

test.each([
  ['12am', 0],
  ['12:15am', 15],
  ['9:05am', 545],
  ['12pm', 720],
  ['3:30pm', 930],
])('reads %s as %d minutes after midnight', (opens, minutes) => {
  expect(weekOf([{ days: 'Monday', opens, closes: '11pm' }])[0]?.opens).toBe(minutes)
})

const zone = 'Central Time'
const openStatus = (instant: string, timeZone = 'America/Chicago', visitor = timeZone) =>
  openStatusAt({ timeZone, zone, week: weekOf(hours) }, Date.parse(instant), visitor)

// Chicago is six hours behind UTC in winter and five in summer. Daylight saving time starts on March 8, 2026 and March
// 14, 2027, and ends on November 1, 2026.
const texts = {
  'Open now, until 6pm': `2026-11-16T17:00:00Z 2026-11-19T23:59:59Z 2026-03-09T16:00:00Z 2026-11-02T17:00:00Z
    2027-03-15T16:00:00Z`,
  'Open now, until 3pm': '2026-11-20T20:59:59Z',
  'Closed now; opens today 11am': '2026-11-16T16:59:59Z 2026-03-09T15:59:00Z 2026-11-02T16:59:00Z',
  'Closed now; opens Friday 11am': '2026-11-20T00:00:00Z',
  'Closed now; opens Monday 11am': `2026-11-20T21:00:00Z 2026-11-22T18:00:00Z 2026-03-06T22:00:00Z
    2026-10-30T21:00:00Z 2026-11-01T06:30:00Z`,
}
test.each(Object.entries(texts))('shows "%s" at %s', (text, instants) => {
  for (const instant of instants.split(/\s+/))
    expect([instant, ...openStatus(instant).texts]).toEqual([instant, text, zone])
})

test.each(['2026-03-09', '2026-07-06', '2026-11-02'])('opens a firm without daylight saving at 11am on %s', (date) => {
  expect(openStatus(`${date}T17:59:00Z`, 'America/Phoenix').texts[0]).toBe('Closed now; opens today 11am')
  expect(openStatus(`${date}T18:00:00Z`, 'America/Phoenix').texts[0]).toBe('Open now, until 6pm')
})

const monday = '2026-11-16T16:00:00Z'
test.each([
  [monday, 'America/Mexico_City', zone],
  [monday, 'America/New_York', `${zone}; 12pm your time`],
  [monday, 'Asia/Tokyo', `${zone}; Tuesday 2am your time`],
  [monday, 'Asia/Kathmandu', `${zone}; 10:45pm your time`],
  // Phoenix is one hour behind Chicago on this Friday and two on Monday.
  ['2026-03-06T22:00:00Z', 'America/Phoenix', `${zone}; 9am your time`],
])('converts Monday 11am on %s for a visitor in %s: %s', (instant, visitor, text) => {
  expect(openStatus(instant, 'America/Chicago', visitor).texts[1]).toBe(text)
})

test.each([
  ['2026-11-16T06:00:00Z', 0],
  ['2026-11-19T18:00:00Z', 180],
  ['2026-11-22T18:00:00Z', 360 - 180 / 7],
])('points the hand, at %s, to %d degrees', (instant, degrees) => {
  expect(openStatus(instant).degrees).toBeCloseTo(degrees)
})
