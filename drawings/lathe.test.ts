import { describe, expect, it } from 'vitest'
import { coprimeNear, greatestCommonDivisor, oneLine, wovenRing } from './lathe.ts'
import { countSwings, drawnPaths, trace } from './testing.ts'

describe('oneLine', () => {
  it('is one closed line with as many petals as asked for', () => {
    for (const petals of [3, 9, 17, 50, 78, 94, 120, 241]) {
      const turns = coprimeNear(petals, petals * 0.25)
      const [line, ...others] = trace(oneLine(petals, turns, { radius: 740, swing: 200 }))
      expect(others).toEqual([])
      expect(line?.closed).toBe(true)
      expect(line && countSwings(line)).toBe(petals)
      expect(line?.points.at(-1)).toEqual(line?.points[0])
    }
  })

  it('refuses a winding that would close early', () => {
    expect(() => oneLine(78, 12, { radius: 700, swing: 100 })).toThrow(
      'A line of 78 petals over 12 turns would close early.',
    )
  })
})

describe('coprimeNear', () => {
  it('finds the nearest winding without a common factor, and more than one turn', () => {
    for (let petals = 3; petals <= 200; petals++) {
      const turns = coprimeNear(petals, petals / 4)
      expect(greatestCommonDivisor(petals, turns)).toBe(1)
      expect(Math.abs(turns - petals / 4)).toBeLessThan(6)
      expect(coprimeNear(petals, 1)).toBeGreaterThan(1)
    }
  })
})

describe('wovenRing', () => {
  it.each([
    [100, 5],
    [250, 5],
    [104, 4],
    [97, 5],
    [90, 4],
  ])('has %i petals over %i turns, as one line or as copies of a shorter one', (petals, turns) => {
    const [drawn] = drawnPaths(wovenRing('r', petals, turns, { radius: 900, swing: 50, width: 3 }))
    const [line] = trace(drawn?.data ?? '')
    expect(line && countSwings(line) * (drawn?.times ?? 0)).toBe(petals)
  })
})
