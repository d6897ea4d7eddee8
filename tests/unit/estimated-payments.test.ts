import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currentDates, installments, requiredPayment } from '../../src/lib/estimated-payments.ts'

const law = { current: 0.9, prior: 1, priorHigh: 1.1, highFrom: 150_000, highFromSeparate: 75_000, floor: 1000 }
const dates = ['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15']

// Worked by hand on the lines of the Form 1040-ES worksheet: 11c this year's tax, 12a 90% of it, 12b last year's
// tax (110% of it at a higher AGI), 12c the smaller, 13 withholding, 14a what is left, 14b the $1,000 test.
type Year = [lastTax: number | undefined, lastIncome: number, tax: number, withheld: number, separate?: boolean]
test.each<[string, Year, number, string]>([
  // 12a 9,000 < 12b 12,000; less 2,000.
  ['90% of this year', [12_000, 90_000, 10_000, 2000], 7000, 'current'],
  // 12b 8,000 < 12a 18,000.
  ['all of last year', [8000, 90_000, 20_000, 0], 8000, 'prior'],
  // 12b 110% of 24,000 = 26,400 < 12a 28,800; less 6,400.
  ['110% of last year', [24_000, 165_000, 32_000, 6400], 20_000, 'priorHigh'],
  // 12b 110% of 41,300 = 45,430 < 12a 52,875; less 12,000.
  ['110% of last year, less withholding', [41_300, 182_000, 58_750, 12_000], 33_430, 'priorHigh'],
  // "More than $150,000" excludes exactly $150,000.
  ['all of last year with AGI at the limit', [10_000, 150_000, 50_000, 0], 10_000, 'prior'],
  // Half of the limit, IRC 6654(d)(1)(C)(ii); 1.1 * 15,000 has no cents.
  ['110% of last year on a separate return', [15_000, 80_000, 50_000, 0, true], 16_500, 'priorHigh'],
  // IRC 6654(d)(1)(B); 90% of 9,999 is 8,999.10.
  ['90% of this year without a return last year', [undefined, 0, 9999, 0], 9000, 'current'],
  // 14b: 5,000 - 4,001 is less than 1,000.
  ['nothing below the floor', [9000, 90_000, 5000, 4001], 0, 'belowFloor'],
  // 14b: exactly 1,000 isn't less than 1,000; 12a 4,500 - 4,000.
  ['the rest at the floor', [9000, 90_000, 5000, 4000], 500, 'current'],
  // 14a: 9,000 - 9,000, though 10,000 - 9,000 is 1,000.
  ['nothing with enough withheld', [20_000, 90_000, 10_000, 9000], 0, 'withheldEnough'],
  // IRC 6654(e)(2): no liability last year.
  ['nothing with no tax last year', [0, 9000, 30_000, 0], 0, 'noTaxLastYear'],
])('requires %s, like the worksheet', (_, [lastTax, lastIncome, tax, withheld, separate = false], amount, ground) => {
  expect(requiredPayment({ lastTax, lastIncome, tax, withheld, separate }, law)).toEqual({ amount, ground })
})

test.each([
  ['splits the year into four payments', '2026-01-20', 0, ['next 5000', 'later 5000', 'later 5000', 'later 5000']],
  // By September 15, three quarters of 20,000 are due; 4,000 are paid.
  ['adds what was missed to the next', '2026-07-01', 4000, ['passed 5000', 'passed 5000', 'next 11000', 'later 5000']],
  ['requires nothing more if paid ahead', '2026-04-15', 12_000, ['next 0', 'later 0', 'later 3000', 'later 5000']],
])('%s', (_, today, paid, expected) => {
  const shown = installments(20_000, paid, dates, today).map(({ state, amount }) => `${state} ${amount}`)
  expect(shown).toEqual(expected)
})

test('requires the legal minimum by each date', () => {
  const money = fc.integer({ min: 0, max: 3_000_000 }).map((cents) => cents / 10)
  const amounts = { lastTax: money, lastIncome: money, tax: money, withheld: money }
  const anyYear = fc.record({ ...amounts, separate: fc.boolean() })
  fc.assert(
    fc.property(anyYear, money, fc.constantFrom(...dates), (year, paid, today) => {
      const { amount } = requiredPayment(year, law)
      // The statute as a table: the amount due by the end of the year, including withholding.
      const limit = year.separate ? 75_000 : 150_000
      const lastYear = (year.lastTax * (year.lastIncome > limit ? 110 : 100)) / 100
      const whole = Math.min((year.tax * 9) / 10, lastYear)
      const isFree = year.lastTax === 0 || year.tax - year.withheld < 1000
      let total = paid
      for (const [index, each] of installments(amount, paid, dates, today).entries()) {
        if (each.state === 'passed') continue
        total += each.amount
        const asked = isFree ? 0 : Math.max(0, ((whole - year.withheld) * (index + 1)) / 4)
        expect(total).toBeGreaterThanOrEqual(asked - 0.01)
        if (each.amount > 0) expect(total).toBeLessThan(asked + 3)
      }
    }),
  )
})

test('keeps the previous tax year until its January payment', () => {
  const next = ['2027-04-15', '2027-06-15', '2027-09-15', '2028-01-18']
  expect(currentDates([dates, next], '2027-01-15')).toBe(dates)
  expect(currentDates([dates, next], '2027-01-16')).toBe(next)
  expect(currentDates([dates, next], '2028-01-19')).toBeUndefined()
})
