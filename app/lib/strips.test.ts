import { expect, test } from 'vitest'
import { testFirm } from '#test/firm-content.ts'
import { parseYearDay } from './dates.ts'
import { formatsOf } from './formats.ts'
import { plain } from './shown.ts'
import { choiceRow, closeAxis, taskRow, yearAxis } from './strips.ts'

const { year, close } = testFirm.interface.exhibits
const formats = formatsOf('en-US')
const names = ({ ticks }: ReturnType<typeof yearAxis>) =>
  ticks.map(({ at, name }) => [at, name && plain(name)])

test('the year runs to the last day of any choice, with a wall there and on December 31', () => {
  // January has 31 days, February 28, March 31, and April 15 is a whole day: 90 + 15 after 365.
  const axis = yearAxis([{ until: 363 }, { until: 469 }], formats)
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
  expect(yearAxis([{ until: 73 }], formats)).toMatchObject({ end: 365 })
  expect(names(yearAxis([{ until: 364 }], formats)).slice(-2)).toEqual([
    [273, undefined],
    [365, 'Dec 31'],
  ])
})

test('a choice is open through its last day, and says when it opens unless that is January 1', () => {
  const choice = { what: 'Give', until: parseYearDay('April 15, next year') ?? 0, ours: false }
  const open = choiceRow({ ...choice, from: 0 }, year, formats)
  expect(open.to).toBe(470)
  expect(`${open.when}`).toBe('until Apr 15')
  expect(`${choiceRow({ ...choice, from: 365 }, year, formats).when}`).toBe('Jan 1 to Apr 15')
})

test('a close takes whole weeks, and a task fills each of its days', () => {
  expect(closeAxis([{ to: 3 }, { to: 11 }], close)).toMatchObject({ start: 0, end: 15 })
  expect(names(closeAxis([{ to: 5 }], close))).toEqual([[5, 'Day 5']])
  const task = { kind: 'get', what: 'reports', from: 10, to: 10 } as const
  const row = taskRow(task, close)
  expect(row).toMatchObject({ from: 9, to: 10 })
  expect([`${row.label}`, `${row.when}`]).toEqual(['You get reports', 'day 10'])
  expect(`${taskRow({ ...task, from: 8 }, close).when}`).toBe('days 8 to 10')
})
