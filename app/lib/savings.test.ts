import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimate } from './savings.ts'

const range = { minimum: 17, maximum: 70 }
const cents = fc.integer({ min: 1, max: 1e13 })

describe('estimate', () => {
  test.each([
    [80_000, 320_000, 13_600, 56_000, '25.0%'],
    [50, 200, 9, 35, '25.0%'], // 8.5 rounds up
    [3_500, 10_000, 595, 2_450, '35.0%'],
    [0.01, 1_000_000, 0, 0, '0.0%'],
    [1, 2_000, 0, 1, '0.1%'], // 0.05% rounds up
    [320_000, 80_000, 54_400, 224_000, '400.0%'],
  ])('$%d of tax on $%d: $%d to $%d, %s', (taxPaid, grossIncome, least, most, rate) => {
    expect(estimate({ taxPaid, grossIncome }, range)).toEqual({ least, most, rate })
  })

  test('equals whole-number arithmetic in cents, rounded half up', () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 100 }), (paid, gross, percent) => {
        const amounts = { taxPaid: paid / 100, grossIncome: gross / 100 }
        const { least, most, rate } = estimate(amounts, { minimum: percent, maximum: 100 })
        // A dollar is a hundred cents, a percent a hundredth: half of both is 5000.
        expect(BigInt(least)).toBe((BigInt(paid) * BigInt(percent) + 5000n) / 10_000n)
        expect(BigInt(most)).toBe((BigInt(paid) + 50n) / 100n)
        const tenths = (BigInt(paid) * 2000n + BigInt(gross)) / (BigInt(gross) * 2n)
        expect(BigInt(rate.replace(/\.(\d)%$/, '$1'))).toBe(tenths)
      }),
      { numRuns: 1000 },
    )
  })

  test('every amount that parses has an estimate: least is not above most, one decimal', () => {
    const amount = fc.double({ min: 0, minExcluded: true, noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(amount, amount, (taxPaid, grossIncome) => {
        const { least, most, rate } = estimate({ taxPaid, grossIncome }, range)
        expect(least).toBeLessThanOrEqual(most)
        expect(rate).toMatch(/^\d+\.\d%$/)
      }),
    )
  })
})
