import { expect, test } from 'vitest'
import { testFirm } from '#test/firm-content.ts'
import { parseYearDay } from './dates.ts'
import { choiceRow, closeAxis, taskRow, yearAxis } from './strips.ts'

const { year, close } = testFirm.interface.exhibits
const names = ({ ticks }: ReturnType<typeof yearAxis>) => ticks.map(({ at, name }) => [at, name])

test('the year runs to the last day of any choice, with a wall there and on December 31', () => {
  // January has 31 days, February 28, March 31, and April 15 is a whole day: 90 + 15 after 365.
  const axis = yearAxis([{ until: 363 }, { until: 469 }])
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
  expect(yearAxis([{ until: 73 }])).toMatchObject({ end: 365 })
  expect(names(yearAxis([{ until: 364 }])).slice(-2)).toEqual([
    [273, undefined],
    [365, 'Dec 31'],
  ])
})

test('a choice is open through its last day, and says when it opens unless that is January 1', () => {
  const choice = { what: 'Give', until: parseYearDay('April 15, next year') ?? 0, ours: false }
  expect(choiceRow({ ...choice, from: 0 }, year)).toMatchObject({ to: 470, when: 'until Apr 15' })
  expect(choiceRow({ ...choice, from: 365 }, year).when).toBe('Jan 1 to Apr 15')
})

test('a close takes whole weeks, and a task fills each of its days', () => {
  expect(closeAxis([{ to: 3 }, { to: 11 }], close)).toMatchObject({ start: 0, end: 15 })
  expect(closeAxis([{ to: 5 }], close).ticks).toEqual([{ at: 5, name: 'Day 5' }])
  const task = { kind: 'get', what: 'reports', from: 10, to: 10 } as const
  expect(taskRow(task, close)).toMatchObject({
    label: 'You get reports',
    from: 9,
    to: 10,
    when: 'day 10',
  })
  expect(taskRow({ ...task, from: 8 }, close).when).toBe('days 8 to 10')
})
