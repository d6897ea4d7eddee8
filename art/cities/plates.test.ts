import { describe, expect, it } from 'vitest'
import { inkBounds } from '../services/testing/bounds.ts'
import { inks, subjects } from '../testing/subjects.ts'
import { cityPlates } from './plates.ts'

const drawn = cityPlates(inks, subjects.cities)

describe('the plates of the cities', () => {
  it('are five, each different, and the same bytes every time', () => {
    expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(5)
    expect(cityPlates(inks, subjects.cities)).toEqual(drawn)
  })

  it.each(drawn)('%s is twice as wide as high', (_, svg) => {
    expect(svg).toContain('viewBox="0 0 2400 1200" width="1200" height="600"')
  })

  it.each(drawn)('%s fills its plate', (_, svg) => {
    const { left, top, right, bottom } = inkBounds(svg)
    expect(Math.max(left, top)).toBeLessThan(60)
    expect(right).toBeGreaterThan(2340)
    expect(bottom).toBeGreaterThan(1140)
  })

  it.each(drawn)('%s has one metal by day, and lit windows by night', (_, svg) => {
    const [day = '', night = ''] = svg.split('@media(prefers-color-scheme:dark){')
    expect(day).toContain(`stroke:${inks['gold-line'].light}`)
    expect(night).toContain(`stroke:${inks['gold-line'].dark}`)
    expect(night).toContain(`fill:${inks['glass-lit'].dark}`)
    expect(svg).not.toMatch(/class="(solid-metal|band|solid-band)"/)
  })

  it('change one at a time with what they are computed from', () => {
    const { cities } = subjects
    const changed = (some: Partial<typeof cities>) =>
      cityPlates(inks, { ...cities, ...some })
        .filter(([, svg], index) => svg !== drawn[index]?.[1])
        .map(([name]) => name)
    const bill = { taxDueWithoutStrategy: 20_000, totalTaxSavings: 5_000 }
    expect(changed({ assessments: { home: 0.3, rental: 0.4 } })).toEqual([
      'article-nashville-tennessee-cpa.svg',
    ])
    expect(changed({ dallasBill: bill })).toEqual(['article-dallas-texas-cpa.svg'])
    expect(changed({ addBack: { share: 0.6, yearly: 0.2 } })).toEqual([
      'article-greenville-north-carolina-cpa.svg',
    ])
    expect(changed({ jacksonBill: bill })).toEqual(['article-jackson-tennessee-cpa.svg'])
    expect(changed({ holdingYears: 4 })).toEqual(['article-oklahoma-city-cpa.svg'])
  })
})
