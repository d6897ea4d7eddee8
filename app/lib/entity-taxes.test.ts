import { expect, test } from 'vitest'
import { breakEven, compareEntities } from './entity-taxes.ts'

const owner = {
  pay: 80_000,
  payrollService: 900,
  corporateReturn: 1599,
  stateReport: 300,
  law: {
    socialSecurity: 0.124,
    medicare: 0.029,
    wageBase: 184_500,
    unemployment: 0.006,
    unemploymentBase: 7000,
    businessDeduction: 0.2,
    standardDeduction: 32_200,
    brackets: [
      { rate: 0.1, upTo: 24_800 },
      { rate: 0.12, upTo: 100_800 },
      { rate: 0.22, upTo: 211_400 },
    ],
  },
}

test('each choice is worked out as on its return', () => {
  const { sole, llc, corporation } = compareEntities(120_000, owner)
  // 15.3% of 92.35%; taxed are 80% of 120,000 - 8,477.50 - 32,200.
  expect(sole).toMatchObject({ social: 16_955, income: 7119, left: 95_926 })
  // The same, from 119,700.
  expect(llc).toMatchObject({ filing: 300, social: 16_913, income: 7092, left: 95_695 })
  // K-1: 120,000 - 2,841 - 80,000 - 6,120 = 31,039; taxed are 78,839 less 20% of it.
  expect(corporation).toEqual({
    payroll: 942,
    filing: 1899,
    state: 0,
    pay: 80_000,
    social: 12_240,
    income: 8220,
    left: 96_699,
  })
})

test('a company pays its owner no more than it has', () => {
  // (40,000 - 2,841) / 1.0765, which leaves nothing for the business deduction.
  const { corporation } = compareEntities(40_000, owner)
  expect(corporation).toMatchObject({ pay: 34_518, social: 5281, income: 232, left: 31_646 })
})

test('Social Security ends at the wage base, and no income tax is below zero', () => {
  // 12.4% of 184,500 and 2.9% of 203,170.
  expect(compareEntities(220_000, owner).sole.social).toBe(28_770)
  expect(compareEntities(30_000, owner).sole.income).toBe(0)
})

test('the break-even is between profits with opposite answers', () => {
  expect(breakEven(40_000, 160_000, owner)).toBe(114_000)
  expect(breakEven(40_000, 110_000, owner)).toBeUndefined()
  expect(breakEven(120_000, 160_000, owner)).toBeUndefined()
})
