import { expect, test } from 'vitest'
import { parseYearDay } from '#app/lib/dates.ts'
import { formatsOf } from '#app/lib/formats.ts'
import { plain } from '#app/lib/shown.ts'
import { testFirm } from '#test/firm-content.ts'
import { choiceRow, yearAxis } from './strip.ts'

const { year } = testFirm.interface.exhibits
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
