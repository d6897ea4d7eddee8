import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  firstYearDepreciation,
  firstYearPercentage,
  type Owner,
  type Rental,
  type Rule,
  ruleFor,
  type Stay,
  splitLoss,
} from '../../src/lib/rental.ts'

const law = {
  residentialYears: 27.5,
  transientYears: 39,
  bonus: 1,
  allowance: 25_000,
  phaseOutFrom: 100_000,
  phaseOutTo: 150_000,
}
const house: Rental = {
  price: 600_000,
  land: 120_000,
  furnishings: 72_000,
  improvements: 60_000,
  month: 7,
  stay: 'longer',
}
const owner: Owner = { income: 90_000, decides: true, works: false, isProfessional: false }

test.each([
  ['527, Table 2-2d', 27.5, [3.485, 3.182, 2.879, 2.576, 2.273, 1.97, 1.667, 1.364, 1.061, 0.758, 0.455, 0.152]],
  ['946, Table A-7a', 39, [2.461, 2.247, 2.033, 1.819, 1.605, 1.391, 1.177, 0.963, 0.749, 0.535, 0.321, 0.107]],
])('matches the first-year percentages of IRS Publication %s', (_, years, percentages) => {
  expect(percentages.map((_, index) => firstYearPercentage(years, index + 1))).toEqual(percentages)
})

// The house: 600,000 - 120,000 - 72,000 - 60,000 = 348,000 over the years.
const townhouse = { price: 902_000, land: 120_000, furnishings: 150_000, improvements: 59_400 }
const small = { price: 400_000, land: 80_000, furnishings: 10_000, improvements: 0 }
test.each<[string, Partial<Rental>, number]>([
  ['72,000 + 60,000 + 348,000 at 1.667% from July', {}, 137_801],
  ['the same at 1.177% for stays of a week', { stay: 'week' }, 136_096],
  ['the same at 1.605% for stays of 8 to 30 days from May', { stay: 'month', month: 5 }, 137_585],
  ['10,000 + 310,000 at 0.107% from December', { ...small, stay: 'month', month: 12 }, 10_332],
  ['209,400 + 572,600 at 1.391% from June', { ...townhouse, stay: 'week', month: 6 }, 217_365],
])('depreciates, with a study, %s', (_, rental, depreciation) => {
  expect(firstYearDepreciation({ ...house, ...rental }, law).withStudy).toBe(depreciation)
})

test('depreciates all but the land as one building without a study', () => {
  // 480,000 at 1.667%.
  expect(firstYearDepreciation(house, law).withoutStudy).toBe(8002)
})

const hostWhoWorks = { income: 447_000, works: true }
const professional = { income: 240_000, works: true, isProfessional: true }
const withManager = { income: 180_000, decides: false, works: true, isProfessional: true }
test.each<[string, Stay, Partial<Owner>, number, Rule, number]>([
  ['gives the full allowance at $90,000', 'longer', {}, 119_801, 'allowance', 25_000],
  ['gives the full allowance at $100,000', 'month', { income: 100_000 }, 8332, 'allowance', 8332],
  ['phases out 50 cents per dollar above that', 'longer', { income: 130_000 }, 119_801, 'phaseOut', 10_000],
  ['gives no allowance from $150,000', 'longer', { income: 150_000 }, 119_801, 'phasedOut', 0],
  ['allows no loss without active participation', 'longer', { decides: false, works: true }, 119_801, 'noDecisions', 0],
  ['deducts all losses of a professional', 'longer', professional, 119_801, 'professional', 119_801],
  ['needs no active participation from a professional', 'month', withManager, 117_585, 'professional', 117_585],
  ['deducts all losses of an active host', 'week', hostWhoWorks, 202_000, 'shortStayActive', 202_000],
  ['suspends the whole loss of an inactive host', 'week', { isProfessional: true }, 106_096, 'shortStayPassive', 0],
])('%s', (_, stay, changes, loss, rule, counted) => {
  const { income, ...person } = { ...owner, ...changes }
  expect(ruleFor(stay, { income, ...person }, law)).toBe(rule)
  expect(splitLoss(loss, rule, income, law)).toEqual({ counted, waiting: loss - counted })
})

const anyone = { income: fc.nat(1_000_000), decides: fc.boolean(), works: fc.boolean(), isProfessional: fc.boolean() }
const anyStay = fc.constantFrom('week', 'month', 'longer')

test('splits a loss exactly, and never counts more of it at a higher income', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), anyStay, fc.record(anyone), fc.nat(200_000), (loss, stay, person, more) => {
      const at = (income: number) => splitLoss(loss, ruleFor(stay, { ...person, income }, law), income, law)
      const { counted, waiting } = at(person.income)
      expect(counted + waiting).toBe(loss)
      expect(Math.min(counted, waiting)).toBeGreaterThanOrEqual(0)
      expect(at(person.income + more).counted).toBeLessThanOrEqual(counted)
    }),
  )
})
