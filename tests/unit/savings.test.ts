import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimate } from '../../src/lib/savings.ts'

const range = { minimum: 17, maximum: 70 }

test.each([
  [80_000, 320_000, 13_600, 56_000, '25.0%'],
  [50, 200, 9, 35, '25.0%'], // 8.5 rounds up
  [3_500, 10_000, 595, 2_450, '35.0%'],
  [0.01, 1_000_000, 0, 0, '0.0%'],
  [0.001, 0.001, 0, 0, '0.0%'],
  [1, 2_000, 0, 1, '0.1%'], // 0.05% rounds up
  [2.94, 10, 0, 2, '29.4%'], // 0.4998 is no half
  [320_000, 80_000, 54_400, 224_000, '400.0%'],
])('$%d of tax on $%d: $%d to $%d, %s', (taxPaid, grossIncome, least, most, rate) => {
  expect(estimate({ taxPaid, grossIncome }, range)).toEqual({ least, most, rate })
})

test('equals whole-number arithmetic in cents, rounded half up', () => {
  const cents = (min: number) => fc.integer({ min, max: 1e12 })
  fc.assert(
    fc.property(cents(1), cents(100), fc.integer({ min: 0, max: 100 }), (paid, gross, percent) => {
      const amounts = { taxPaid: paid / 100, grossIncome: gross / 100 }
      const { least, most, rate } = estimate(amounts, { minimum: percent, maximum: 100 })
      // A dollar is a hundred cents, a percent a hundredth: half of both is 5000.
      expect(BigInt(least)).toBe((BigInt(paid) * BigInt(percent) + 5000n) / 10_000n)
      expect(BigInt(most)).toBe((BigInt(paid) + 50n) / 100n)
      const tenths = (BigInt(paid) * 2000n + BigInt(gross)) / (BigInt(gross) * 2n)
      expect(BigInt(rate.replace(/\.(\d)%$/, '$1'))).toBe(tenths)
    }),
  )
})
