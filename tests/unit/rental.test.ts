import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  divideLoss,
  firstYearDepreciation,
  firstYearPercentage,
  type Owner,
  type Rental,
  type Rule,
  ruleFor,
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

const months = Array.from({ length: 12 }, (_, index) => index + 1)
const percentages = (years: number) => months.map((month) => firstYearPercentage(years, month))

test('matches the first-year percentages of IRS Publication 527, Table 2-2d', () => {
  expect(percentages(27.5)).toEqual([3.485, 3.182, 2.879, 2.576, 2.273, 1.97, 1.667, 1.364, 1.061, 0.758, 0.455, 0.152])
})

test('matches the first-year percentages of IRS Publication 946, Table A-7a', () => {
  expect(percentages(39)).toEqual([2.461, 2.247, 2.033, 1.819, 1.605, 1.391, 1.177, 0.963, 0.749, 0.535, 0.321, 0.107])
})

type Case = {
  name: string
  rental?: Partial<Rental>
  owner?: Partial<Owner>
  /** Rent minus expenses. */
  net: number
  rule: Rule
  depreciation: number
  counted: number
  waiting: number
}

// The house in July: 72,000 + 60,000 + 348,000 at 1.667% is 137,801, and at 1.177% is 136,096.
const cases: Case[] = [
  {
    name: 'gives the full allowance at an income of $90,000',
    net: 18_000,
    rule: 'allowance',
    depreciation: 137_801,
    counted: 25_000,
    waiting: 94_801,
  },
  {
    name: 'takes 50 cents from the allowance for each dollar above $100,000',
    owner: { income: 130_000 },
    net: 18_000,
    rule: 'phaseOut',
    depreciation: 137_801,
    counted: 10_000,
    waiting: 109_801,
  },
  {
    name: 'gives no allowance from $150,000 of income',
    owner: { income: 150_000 },
    net: 18_000,
    rule: 'phasedOut',
    depreciation: 137_801,
    counted: 0,
    waiting: 119_801,
  },
  {
    name: "gives no allowance to an owner who doesn't make the decisions, even one who does the work",
    owner: { decides: false, works: true },
    net: 18_000,
    rule: 'noDecisions',
    depreciation: 137_801,
    counted: 0,
    waiting: 119_801,
  },
  {
    name: 'counts the whole loss of a real estate professional who does the work',
    owner: { income: 240_000, works: true, isProfessional: true },
    net: 18_000,
    rule: 'professional',
    depreciation: 137_801,
    counted: 119_801,
    waiting: 0,
  },
  {
    name: 'counts the whole loss of a host of short stays who does the work',
    rental: { stay: 'week' },
    owner: { income: 240_000, works: true },
    net: 30_000,
    rule: 'shortStayActive',
    depreciation: 136_096,
    counted: 106_096,
    waiting: 0,
  },
  {
    name: "gives no allowance on short stays to a host who doesn't do the work, professional or not",
    rental: { stay: 'week' },
    owner: { isProfessional: true },
    net: 30_000,
    rule: 'shortStayPassive',
    depreciation: 136_096,
    counted: 0,
    waiting: 106_096,
  },
  {
    name: 'depreciates stays of 8 to 30 days over 39 years, with the allowance',
    // 400,000 - 80,000 - 10,000 - 0 = 310,000 at 0.107%.
    rental: { price: 400_000, land: 80_000, furnishings: 10_000, improvements: 0, month: 12, stay: 'month' },
    owner: { income: 100_000 },
    net: 2000,
    rule: 'allowance',
    depreciation: 10_332,
    counted: 8332,
    waiting: 0,
  },
  {
    name: 'counts the whole loss of a professional on stays of 8 to 30 days, with a manager who decides',
    // 348,000 at 1.605%.
    rental: { month: 5, stay: 'month' },
    owner: { income: 180_000, decides: false, works: true, isProfessional: true },
    net: 20_000,
    rule: 'professional',
    depreciation: 137_585,
    counted: 117_585,
    waiting: 0,
  },
  {
    name: 'depreciates a townhouse for guests from June over 39 years',
    // 902,000 - 120,000 - 209,400 = 572,600 at 1.391%.
    rental: { price: 902_000, land: 120_000, furnishings: 150_000, improvements: 59_400, month: 6, stay: 'week' },
    owner: { income: 447_000, works: true },
    net: 15_365,
    rule: 'shortStayActive',
    depreciation: 217_365,
    counted: 202_000,
    waiting: 0,
  },
]

test.each(cases)('$name', ({ rental, owner: changes, net, rule, depreciation, counted, waiting }) => {
  const { income, ...person } = { ...owner, ...changes }
  const asked = { ...house, ...rental }
  const { withStudy } = firstYearDepreciation(asked, law)
  expect(withStudy).toBe(depreciation)
  expect(ruleFor(asked.stay, { income, ...person }, law)).toBe(rule)
  expect(divideLoss(withStudy - net, rule, income, law)).toEqual({ counted, waiting })
})

test('depreciates all but the land as one building without a study', () => {
  // 480,000 at 1.667%.
  expect(firstYearDepreciation(house, law).withoutStudy).toBe(8002)
})

const anyOwner = fc.record({
  income: fc.nat(1_000_000),
  decides: fc.boolean(),
  works: fc.boolean(),
  isProfessional: fc.boolean(),
})
const anyLoss = fc.nat(2_000_000)
const anyStay = fc.constantFrom('week', 'month', 'longer')

test('counts and holds back exactly the loss', () => {
  fc.assert(
    fc.property(anyLoss, anyStay, anyOwner, (loss, stay, person) => {
      const { counted, waiting } = divideLoss(loss, ruleFor(stay, person, law), person.income, law)
      expect(counted + waiting).toBe(loss)
      expect(Math.min(counted, waiting)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('never counts more at a higher income', () => {
  fc.assert(
    fc.property(anyLoss, anyStay, anyOwner, fc.nat(200_000), (loss, stay, person, more) => {
      const counted = (income: number) =>
        divideLoss(loss, ruleFor(stay, { ...person, income }, law), income, law).counted
      expect(counted(person.income + more)).toBeLessThanOrEqual(counted(person.income))
    }),
  )
})
