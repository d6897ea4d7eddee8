import { describe, expect, test } from 'vitest'
import { check } from './check.ts'
import { isLaterThan, isOlderThanAYear, todayHere, yearsBetween } from './days.ts'
import { findingsAfter } from './testing/changed-firm.ts'
import { firm, oneField } from './testing/one-field.ts'

// The complete firm is looked at on November 20, 2026.

oneField('blocker', [
  ['tax-facts.yaml', ['repsHours', 'validThrough'], '2026-11-19', 'Tax figure past its date'],
  ['pages/home.yaml', ['strategy', 'validThrough'], '2026-01-01', 'Tax figure past its date'],
  ['tax-facts.yaml', ['repsHours', 'reviewed'], '2026-11-21', 'Date in the future'],
  ['claims.yaml', ['states', 'asOf'], '2026-12', 'Date in the future'],
  ['pages/faq.yaml', ['head', 'updated'], '2027-01-01', 'Date in the future'],
  ['firm.yaml', ['pricesEffective'], '2026-12-01', 'Date in the future'],
  ['testimonials.yaml', ['testimonials', 0, 'date'], '2026-12-01', 'Date in the future'],
])

oneField('warning', [
  ['tax-facts.yaml', ['repsHours', 'reviewed'], '2025-11-19', 'Last reviewed more than a year ago'],
  ['claims.yaml', ['states', 'asOf'], '2025-10', 'Last reviewed more than a year ago'],
  [
    'articles/dallas-texas-cpa.md',
    ['reviewed'],
    '2025-01-01',
    'Last reviewed more than a year ago',
  ],
  ['firm.yaml', ['pricesEffective'], '2025-11-19', 'Prices more than a year old'],
  ['firm.yaml', ['security', 'expires'], '2026-11-19', 'Security contact expired'],
  ['firm.yaml', ['security', 'expires'], '2027-11-21', 'Security contact more than a year ahead'],
])

test('a list of holidays that are all over is named', () => {
  const findings = findingsAfter(firm, 'firm.yaml', ['holidays'], ['2026-07-03', '2026-09-07'])
  expect(findings).toMatchObject([{ severity: 'warning', problem: 'Holidays all over' }])
  expect(findingsAfter(firm, 'firm.yaml', ['holidays'], ['2026-11-20'])).toEqual([])
})

test('a tax figure that no text uses is a warning', () => {
  const date = { text: '1%', what: 'Old', reviewed: '2026-01-01', validThrough: '2026-06-30' }
  const findings = findingsAfter(firm, 'tax-facts.yaml', ['forgotten'], date)
  expect(findings).toMatchObject([{ severity: 'warning', field: 'forgotten, validThrough' }])
})

test('a legal text that names a later year than its own is older than it says', () => {
  const data = new Map(firm.data).set('legal/terms.md', { date: '2025-05-14', body: 'In 2026.' })
  expect(check({ ...firm, data }, [])).toMatchObject([
    { severity: 'blocker', file: 'legal/terms.md', field: 'date' },
  ])
})

describe('as time goes by', () => {
  const problemsOn = (today: string) => [
    ...new Set(check({ ...firm, today }, []).map(({ problem }) => problem)),
  ]

  test('the years of experience are named in the month the firm turns eighteen', () => {
    expect(problemsOn('2027-05-31')).not.toContain('Years of experience out of date')
    expect(problemsOn('2027-06-01')).toContain('Years of experience out of date')
  })

  test('tax figures are named the day after their last day', () => {
    expect(problemsOn('2026-12-31')).toEqual([])
    expect(problemsOn('2027-01-01')).toContain('Tax figure past its date')
  })

  test('the tax calendar is named when its last date has passed', () => {
    expect(problemsOn('2027-10-15')).not.toContain('Tax calendar is over')
    expect(problemsOn('2027-10-16')).toContain('Tax calendar is over')
  })

  test('a year later nothing has gone stale in silence', () => {
    expect(problemsOn('2027-12-01')).toEqual(
      expect.arrayContaining([
        'Tax figure past its date',
        'Years of experience out of date',
        'Last reviewed more than a year ago',
        'Prices more than a year old',
        'Security contact expired',
      ]),
    )
  })
})

describe('days', () => {
  test('a day is a year old from its anniversary on, a month when it has come around', () => {
    expect(isOlderThanAYear('2025-11-20', '2026-11-20')).toBe(false)
    expect(isOlderThanAYear('2025-11-19', '2026-11-20')).toBe(true)
    expect(isOlderThanAYear('2025-11', '2026-11-30')).toBe(false)
    expect(isOlderThanAYear('2025-11', '2026-12-01')).toBe(true)
  })

  test('this month is not in the future', () => {
    expect(isLaterThan('2026-11', '2026-11-01')).toBe(false)
    expect(isLaterThan('2026-12', '2026-11-30')).toBe(true)
  })

  test('only full years count', () => {
    expect(yearsBetween('2009-06-01', '2027-05-31')).toBe(17)
    expect(yearsBetween('2009-06-01', '2027-06-01')).toBe(18)
  })

  test('today is the day of this computer', () => {
    expect(todayHere(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05')
  })
})
