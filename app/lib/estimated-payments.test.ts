import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { datesOfYear } from './estimated-answer.ts'
import { currentDates, installments, requiredPayment } from './estimated-payments.ts'

const law = {
  current: 0.9,
  prior: 1,
  priorHigh: 1.1,
  highFrom: 150_000,
  highFromSeparate: 75_000,
  floor: 1000,
}
const dates = ['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15']

// Worked by hand on the lines of the Form 1040-ES worksheet: 11c this year's tax, 12a 90% of it, 12b last year's
// tax (110% of it at a higher AGI), 12c the smaller, 13 withholding, 14a what is left, 14b the $1,000 test.
describe('the worksheet of Form 1040-ES', () => {
  test.each([
    // 12a 9,000 < 12b 12,000; less 2,000.
    [
      '90% of this year',
      { lastTax: 12_000, lastIncome: 90_000, tax: 10_000, withheld: 2000 },
      7000,
      'current',
    ],
    // 12b 8,000 < 12a 18,000.
    [
      'all of last year',
      { lastTax: 8000, lastIncome: 90_000, tax: 20_000, withheld: 0 },
      8000,
      'prior',
    ],
    // 12b 110% of 24,000 = 26,400 < 12a 28,800; less 6,400.
    [
      '110% of last year',
      { lastTax: 24_000, lastIncome: 165_000, tax: 32_000, withheld: 6400 },
      20_000,
      'priorHigh',
    ],
    // "More than $150,000": exactly that is not.
    [
      'AGI at the limit',
      { lastTax: 10_000, lastIncome: 150_000, tax: 50_000, withheld: 0 },
      10_000,
      'prior',
    ],
    // IRC 6654(d)(1)(C)(ii): more than $75,000 for a separate return; 1.1 * 15,000 has no cents.
    [
      'separate, above $75,000',
      { lastTax: 15_000, lastIncome: 80_000, separate: true, tax: 50_000, withheld: 0 },
      16_500,
      'priorHigh',
    ],
    // 14b: 5,000 - 4,001 is less than 1,000.
    [
      'below the floor',
      { lastTax: 9000, lastIncome: 90_000, tax: 5000, withheld: 4001 },
      0,
      'belowFloor',
    ],
    // 14b: exactly 1,000 is not less; 12a 4,500 - 4,000.
    [
      'at the floor',
      { lastTax: 9000, lastIncome: 90_000, tax: 5000, withheld: 4000 },
      500,
      'current',
    ],
    // 14a: 9,000 - 9,000, though 10,000 - 9,000 is 1,000.
    [
      'enough withheld',
      { lastTax: 20_000, lastIncome: 90_000, tax: 10_000, withheld: 9000 },
      0,
      'withheldEnough',
    ],
    // IRC 6654(e)(2): no liability last year.
    [
      'no tax last year',
      { lastTax: 0, lastIncome: 9000, tax: 30_000, withheld: 0 },
      0,
      'noTaxLastYear',
    ],
    // IRC 6654(d)(1)(B): last year doesn't count without a return; 90% of 9,999 is 8,999.10.
    ['no return last year', { lastIncome: 0, tax: 9999, withheld: 0 }, 9000, 'current'],
  ] as const)('%s', (_, year, amount, ground) => {
    expect(requiredPayment({ separate: false, ...year }, law)).toEqual({ amount, ground })
  })
})

describe('the four dates', () => {
  const paidOn = (today: string, amount: number, paid: number) =>
    installments({ amount, paid }, dates, today).map((each) => `${each.state} ${each.amount}`)

  test('a quarter each, as line 15 of the worksheet has it', () => {
    expect(paidOn('2026-01-20', 20_000, 0)).toEqual(['next 5000', ...Array(3).fill('later 5000')])
  })
  test('what was missed is due with the next one', () => {
    // By September 15, three quarters of 20,000 are due; 4,000 are paid.
    const passed = Array(2).fill('passed 5000')
    expect(paidOn('2026-07-01', 20_000, 4000)).toEqual([...passed, 'next 11000', 'later 5000'])
  })
  test('a payment on its own day is in time, and what is paid ahead counts later', () => {
    expect(paidOn('2026-04-15', 20_000, 12_000)).toEqual([
      'next 0',
      'later 0',
      'later 3000',
      'later 5000',
    ])
  })

  test('by each date to come, all payments are what the law asks for, and not a dollar more', () => {
    const money = fc.integer({ min: 0, max: 3_000_000 }).map((cents) => cents / 10)
    fc.assert(
      fc.property(
        fc.record({ lastTax: money, lastIncome: money, tax: money, withheld: money }),
        money,
        fc.boolean(),
        fc.integer({ min: 0, max: 3 }),
        (year, paid, separate, gone) => {
          const today = dates[gone] ?? ''
          const { amount } = requiredPayment({ ...year, separate }, law)
          // The statute as a table: what must be in by the end of the year, withholding included.
          const limit = separate ? 75_000 : 150_000
          const lastYear = (year.lastTax * (year.lastIncome > limit ? 110 : 100)) / 100
          const whole = Math.min((year.tax * 9) / 10, lastYear)
          const isFree = year.lastTax === 0 || year.tax - year.withheld < 1000
          let total = paid
          for (const [index, each] of installments({ amount, paid }, dates, today).entries()) {
            if (each.state === 'passed') continue
            total += each.amount
            const asked = isFree ? 0 : Math.max(0, ((whole - year.withheld) * (index + 1)) / 4)
            expect(total).toBeGreaterThanOrEqual(asked - 0.01)
            if (each.amount > 0) expect(total).toBeLessThan(asked + 3)
          }
        },
      ),
    )
  })
})

describe('the dates of a year', () => {
  const days = [104, 165, 257, 379] // April 15, June 15, September 15, and January 15 of the next year
  test.each([
    [2026, ['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15']],
    // A Saturday and Emancipation Day; a Saturday and Martin Luther King Jr. Day.
    [2027, ['2027-04-15', '2027-06-15', '2027-09-15', '2028-01-18']],
    [2028, ['2028-04-18', '2028-06-15', '2028-09-15', '2029-01-16']],
  ])('%s', (year, expected) => expect(datesOfYear(year, days)).toEqual(expected))

  test('in early January the year before is not over', () => {
    const years = [datesOfYear(2026, days), datesOfYear(2027, days)]
    expect(currentDates(years, '2027-01-15')?.[0]).toBe('2026-04-15')
    expect(currentDates(years, '2027-01-16')?.[0]).toBe('2027-04-15')
    expect(currentDates(years, '2028-01-19')).toBeUndefined()
  })
})
