import { expect, test } from 'vitest'
import type { Axis, Chart } from '#app/lib/charts.ts'
import { formatsOf } from '#app/lib/formats.ts'
import { plain, Text } from '#app/lib/shown.ts'
import { testFirm } from '#test/firm-content.ts'
import { stripCharts } from './charts.ts'

type Strip = Extract<Chart, { kind: 'strip' }>

/** One strip of rows that each last from one day to another. */
function strip(...days: readonly (readonly [from: string, to: string])[]): Strip {
  const rows = days.map(([from, to]) => ({
    kind: from.startsWith('day') ? ('get' as const) : undefined,
    what: new Text('reports'),
    from: new Text(from),
    to: new Text(to),
  }))
  const strips = [{ heading: new Text('All'), rows }]
  const [chart] = stripCharts(strips, testFirm, formatsOf('en-US'))
  return chart as Strip
}

const names = ({ ticks }: Axis) => ticks.map(({ at, name }) => [at, name && plain(name)])

test('business days take whole weeks, and a row fills each of its days', () => {
  const { axis, rows } = strip(['day 10', 'day 10'], ['day 8', 'day 11'])
  expect(axis).toMatchObject({ start: 0, end: 15 })
  expect(names(axis)[0]).toEqual([5, 'Day 5'])
  expect(rows[0]).toMatchObject({ from: 9, to: 10 })
  expect(rows.map(({ label, when }) => [`${label}`, `${when}`])).toEqual([
    ['You get reports', 'day 10'],
    ['You get reports', 'days 8 to 11'],
  ])
})

test('the year runs to the last day of any row, with a wall there and on December 31', () => {
  // January has 31 days, February 28, March 31, and April 15 is a whole day: 90 + 15 after 365.
  const { axis } = strip(['January 1', 'December 30'], ['January 1', 'April 15, next year'])
  expect(axis).toMatchObject({ start: 0, end: 470 })
  expect(names(axis)).toEqual([
    [0, 'Jan'],
    [90, 'Apr'],
    [181, 'Jul'],
    [273, undefined],
    [365, 'Dec 31'],
    [470, 'Apr 15'],
  ])
  expect(axis.ticks.filter(({ isWall }) => isWall).map(({ at }) => at)).toEqual([365, 470])
})

test('a year in which nothing stays open has one wall', () => {
  const { axis } = strip(['January 1', 'March 15'])
  expect(axis.end).toBe(365)
  expect(names(axis).slice(-2)).toEqual([
    [273, undefined],
    [365, 'Dec 31'],
  ])
})

test('a row is open through its last day, and says when it opens unless that is January 1', () => {
  const last = 'April 15, next year'
  const { rows } = strip(['January 1', last], ['January 1, next year', last])
  expect(rows.map(({ to, when }) => [to, `${when}`])).toEqual([
    [470, 'until Apr 15'],
    [470, 'Jan 1 to Apr 15'],
  ])
})
