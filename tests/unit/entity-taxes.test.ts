import { expect, test } from 'vitest'
import type { Law, Owner } from '../../src/lib/entity-taxes.ts'
import { compareEntities, corporateGain, lastProfit, worthwhile } from '../../src/lib/entity-taxes.ts'

const brackets = (...upTo: number[]) =>
  upTo.map((end, index) => ({ rate: [0.1, 0.12, 0.22, 0.24][index] ?? 0, upTo: end }))
const owner = {
  pay: 80_000,
  payrollService: 900,
  corporateReturn: 1599,
  law: {
    socialSecurity: 0.124,
    medicare: 0.029,
    wageBase: 184_500,
    medicareLimit: 250_000,
    additionalMedicare: 0.009,
    unemployment: 0.006,
    unemploymentBase: 7000,
    businessDeduction: 0.2,
    standardDeduction: 32_200,
    brackets: brackets(24_800, 100_800, 211_400),
  },
}

const excise = { rate: 0.065, deduction: 50_000 }
const tennessee = { llc: 400, corporation: 400, tax: excise }

test('computes each choice the way its tax return does', () => {
  const { llc, corporation } = compareEntities(120_000, { ...owner, state: tennessee })
  // 15.3% of 92.35% of 119,600; 80% of 119,600 - 8,449.50 - 32,200 is taxed.
  expect(llc).toMatchObject({ state: 400, social: 16_899, income: 7083, left: 95_618 })
  // K-1: 120,000 - 2,941 - 80,000 - 6,120 = 30,939; taxable income is 78,739 less 20% of it.
  expect(corporation).toMatchObject({ payroll: 942, filing: 1599, state: 400, pay: 80_000, social: 12_240 })
  expect(corporation).toMatchObject({ income: 8210, beforeDeduction: 78_739, left: 96_609 })
})

// Rev. Proc. 2025-32, sec. 4.01 and 4.14, and IRC 3101(b)(2).
const joint: Law = { ...owner.law, brackets: brackets(24_800, 100_800, 211_400, 403_550) }
const notJoint = { ...owner.law, medicareLimit: 200_000 }
const single: Law = { ...notJoint, standardDeduction: 16_100, brackets: brackets(12_400, 50_400, 105_700, 201_775) }
const head: Law = { ...notJoint, standardDeduction: 24_150, brackets: brackets(17_700, 67_450, 105_700, 201_750) }

// Schedule SE, lines 4a to 13; Form 8995; Form 8959, Part II; Form 1120-S, lines 7, 12 and 22.
const state = { llc: 25, corporation: 25 }
const couple = { law: joint, pay: 75_000, wages: 60_000, state }
test.each<['llc' | 'corporation', string, number, Partial<Owner>, number, number, number]>([
  // 15.3% of 92.35% of 30,000; the rest is below the standard deduction.
  ['llc', 'joint, no income tax', 30_000, {}, 4239, 0, 25_761],
  // 92,350 * 15.3%; (100,000 - 7,065 - 16,100) less 20% is 61,468.
  ['llc', 'single, $100,000', 100_000, { law: single }, 14_130, 8235, 77_635],
  // 36,940 * 15.3%; 37,174 - 16,100 = 21,074, and 20% of that, which is below 20% of the profit.
  ['llc', 'single, the deduction at its limit', 40_000, { law: single }, 5652, 1775, 32_573],
  // 55,410 * 15.3%; (60,000 - 4,239 - 24,150) less 20% is 25,288.8.
  ['llc', 'head of household, $60,000', 60_000, { law: head }, 8478, 2681, 48_841],
  // 12.4% of 184,500, 2.9% of 193,935; (210,000 - 14,251 - 16,100) less 20% of it is 143,719.2.
  ['llc', 'single, above the wage base', 210_000, { law: single }, 28_502, 27_091, 154_407],
  // The same and 0.9% of 203,170 - 200,000, which is not deducted: 80% of 220,000 - 14,385 - 16,100.
  ['llc', 'single, additional Medicare tax', 220_000, { law: single }, 28_799, 28_985, 162_216],
  // Pay of (40,000 - 2,941) / 1.0765 leaves nothing for the business deduction.
  ['corporation', 'all that it can pay', 40_000, { state: tennessee }, 5267, 223, 31_569],
  // K-1: 180,000 - 942 - 1,599 - 25 - 96,885 = 80,549; taxable income is 154,449 less 20% of it, 138,339.
  ['corporation', 'single, $180,000', 180_000, { law: single, pay: 90_000, state }, 13_770, 25_799, 137_865],
  // K-1: 150,000 - 942 - 1,599 - 25 - 80,737.50 = 66,696.50; taxable income is 169,496.50 less 20% of it, 156,157,
  // and the tax on the spouse's 27,800 comes off.
  ['corporation', "joint, $150,000 and a spouse's wages", 150_000, couple, 11_475, 20_939, 115_020],
])('computes the %s: %s', (entity, _, profit, changes, social, income, left) => {
  expect(compareEntities(profit, { ...owner, ...changes })[entity]).toMatchObject({ social, income, left })
})

// The article on Jackson, Tennessee: a spouse earns $38,000, no costs, no unemployment tax.
const jackson = { wages: 38_000, law: { ...joint, unemployment: 0 }, payrollService: 0, corporateReturn: 0 }
const taxing = { llc: 0, corporation: 0, tax: excise }
test.each([
  // 7,059 less of one tax, 4,361 more of the other. Each return is rounded separately.
  ['$142,000, pay of $85,000', 142_000, 85_000, 2697, 32],
  ['$142,000, pay of $110,000', 142_000, 110_000, -1891, 0],
  // 6.5% of 284,000 - 95,000 - 7,267.50 - 50,000.
  ['$284,000, pay of $95,000', 284_000, 95_000, 10_310, 8563],
])('matches the article: %s', (_, profit, pay, gain, tax) => {
  expect(corporateGain(profit, { ...jackson, pay })).toBe(gain)
  expect(compareEntities(profit, { ...jackson, pay, state: taxing }).corporation.state).toBe(tax)
})

test('deducts state tax from federal taxable profit', () => {
  // The deduction saves 24% of 80% of the 8,563.
  expect(corporateGain(284_000, { ...jackson, pay: 95_000, state: taxing })).toBe(10_310 - 8563 + 1644)
})

test('finds the range of profits where the election pays off', () => {
  const sample: Owner = { ...owner, state: tennessee, law: joint }
  // By hand, the gain changes sign at 112,650.
  expect(worthwhile(lastProfit(403_500, sample), sample)).toEqual({ from: 113_000 })
  expect(worthwhile(100_000, sample)).toBeUndefined()
  // With a state tax of one third above $60,000, the election stops paying off.
  const taxed = { ...sample, state: { ...tennessee, tax: { rate: 0.33, deduction: 60_000 } } }
  const { from = 0, to = 0 } = worthwhile(400_000, taxed) ?? {}
  expect(corporateGain(from + 1000, taxed)).toBeGreaterThan(0)
  expect(corporateGain(to + 1000, taxed)).toBeLessThan(0)
})

test('finds the highest profit the brackets cover', () => {
  // With the election, 226,000 - 2,541 - 6,120 - 16,100 = 201,239; without it, 232,000 would be below 201,750, too.
  expect(lastProfit(201_750, { ...owner, law: single })).toBe(226_000)
  // Joint: 344,000 - 2,541 - 6,120 + 100,000 - 32,200 = 403,139.
  expect(lastProfit(403_500, { ...owner, law: joint, wages: 100_000 })).toBe(344_000)
})
