import { describe, expect, it } from 'vitest'
import { shareRemoved, spindlePlate } from './spindles.ts'
import { inks } from './testing/subjects.ts'

describe('shareRemoved', () => {
  it('is the savings over the whole bill', () => {
    expect(shareRemoved({ taxDueWithoutStrategy: 60_200, totalTaxSavings: 28_750 })).toBeCloseTo(
      0.4776,
      4,
    )
  })

  it('counts a refund as part of what there was to win', () => {
    const bill = {
      taxDueWithoutStrategy: 9800,
      taxRefundWithStrategy: 14_600,
      totalTaxSavings: 24_400,
    }
    expect(shareRemoved(bill)).toBe(1)
  })

  it('never leaves 0 to 1', () => {
    expect(shareRemoved({ taxDueWithoutStrategy: 10, totalTaxSavings: 25 })).toBe(1)
    expect(shareRemoved({ taxDueWithoutStrategy: 0, totalTaxSavings: 0 })).toBe(0)
    expect(shareRemoved({ taxDueWithoutStrategy: 10, totalTaxSavings: -5 })).toBe(0)
  })
})

describe('spindlePlate', () => {
  it('draws the axis only where the bill remains', () => {
    expect(spindlePlate(inks, 0.5)).toContain('M0 350H1000M3000 350H4000')
    expect(spindlePlate(inks, 1)).not.toContain('H4000')
    expect(spindlePlate(inks, 0)).toContain('M0 350H2000M2000 350H4000')
  })
})
