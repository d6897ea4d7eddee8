import { expect, test } from 'vitest'
import { formatsOf } from './formats.ts'

const american = formatsOf('en-US')

test.each([
  ['2009-06', 'June 2009'],
  ['2026-11-14', 'November 2026'],
  ['2027-01-01', 'January 2027'],
])('the month of %s is %s', (date, text) => {
  expect(american.monthYear(date)).toBe(text)
})

test('a date is printed as the language has it', () => {
  expect(american.longDate('2026-11-05')).toBe('November 5, 2026')
  expect(american.monthDay('2027-01-05')).toBe('January 5')
  expect(american.weekday(0)).toBe('Monday')
  const spanish = formatsOf('es-US')
  expect(spanish.longDate('2026-11-05')).toBe('5 de noviembre de 2026')
  expect(spanish.weekday(6)).toBe('domingo')
})

test.each([
  [0, '12am'],
  [660, '11am'],
  [720, '12pm'],
  [930, '3:30pm'],
])('minute %d of a day is %s', (minutes, text) => {
  expect(american.clock(minutes)).toBe(text)
})

test('a clock of 24 hours has no halves of the day', () => {
  expect(formatsOf('de').clock(930)).toBe('15:30')
})
