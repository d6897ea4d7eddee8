import { describe, expect, it } from 'vitest'
import { feePetals, feeRosette } from './fees.ts'
import { inks } from './testing/subjects.ts'
import { countSwings, drawnPaths, trace } from './testing/trace.ts'

describe('feePetals', () => {
  it('gives one petal to each hundred dollars', () => {
    expect(feePetals(9400)).toEqual({ petals: 94, dollarsPerPetal: 100, exact: true })
    expect(feePetals(4800)).toEqual({ petals: 48, dollarsPerPetal: 100, exact: true })
    expect(feePetals(2500)).toEqual({ petals: 25, dollarsPerPetal: 100, exact: true })
  })

  it('says when a fee is not a whole number of hundreds', () => {
    expect(feePetals(2549)).toEqual({ petals: 25, dollarsPerPetal: 100, exact: false })
    expect(feePetals(2599)).toEqual({ petals: 26, dollarsPerPetal: 100, exact: false })
  })

  it('lets a petal stand for less or more where hundreds do not fit', () => {
    expect(feePetals(75)).toEqual({ petals: 8, dollarsPerPetal: 10, exact: false })
    expect(feePetals(8)).toEqual({ petals: 8, dollarsPerPetal: 1, exact: true })
    expect(feePetals(350_000)).toEqual({ petals: 350, dollarsPerPetal: 1000, exact: true })
  })

  it('refuses what is no fee', () => {
    for (const dollars of [0, -100, Number.NaN]) expect(() => feePetals(dollars)).toThrow('figure')
  })

  it('is never further from the fee than half a petal', () => {
    for (let dollars = 1; dollars < 400_000; dollars += 1 + Math.floor(dollars / 60)) {
      const { petals, dollarsPerPetal, exact } = feePetals(dollars)
      const missing = Math.abs(petals * dollarsPerPetal - dollars)
      expect(missing).toBeLessThanOrEqual(dollarsPerPetal / 2)
      expect(exact).toBe(missing === 0)
    }
  })
})

describe('feeRosette', () => {
  it('winds as many petals as the caption says, each time in one unbroken line', () => {
    for (const dollars of [900, 2500, 4800, 9400, 12_000]) {
      const lines = drawnPaths(feeRosette(inks, dollars)).map(({ data }) => trace(data))
      expect(lines.length).toBeGreaterThan(1)
      for (const traces of lines) {
        expect(traces).toHaveLength(1)
        expect(traces[0] && countSwings(traces[0])).toBe(feePetals(dollars).petals)
      }
    }
  })

  it('counts the petals of a large fee over its rings', () => {
    const total = drawnPaths(feeRosette(inks, 45_000)).reduce((sum, { data, times }) => {
      const [line] = trace(data)
      return sum + (line ? countSwings(line) * times : 0)
    }, 0)
    expect(total).toBe(450)
  })
})
