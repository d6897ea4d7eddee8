import { describe, expect, it } from 'vitest'
import { band, coprimeNear, greatestCommonDivisor, oneLine, spindle, wovenRing } from './lathe.ts'
import { countSwings, drawnPaths, trace } from './testing/trace.ts'

describe('oneLine', () => {
  it('is one closed line with as many petals as asked for', () => {
    for (const petals of [3, 9, 17, 50, 78, 94, 120, 241]) {
      const turns = coprimeNear(petals, petals * 0.25)
      const traces = trace(oneLine(petals, turns, { radius: 740, swing: 200 }))
      expect(traces).toHaveLength(1)
      const [line] = traces
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
  it('finds the nearest winding without a common factor', () => {
    for (let petals = 2; petals <= 200; petals++) {
      const turns = coprimeNear(petals, petals / 4)
      expect(greatestCommonDivisor(petals, turns)).toBe(1)
      expect(Math.abs(turns - petals / 4)).toBeLessThan(6)
    }
  })

  it('avoids a single turn, which weaves nothing', () => {
    for (let petals = 3; petals <= 200; petals++) {
      expect(coprimeNear(petals, 1)).toBeGreaterThan(1)
    }
  })
})

describe('wovenRing', () => {
  it('has all its petals, as one line or as copies of a shorter one', () => {
    for (const [petals, turns] of [
      [100, 5],
      [250, 5],
      [104, 4],
      [97, 5],
      [90, 4],
    ] as const) {
      const svg = wovenRing('r', petals, turns, { radius: 900, swing: 50, width: 3 })
      const [drawn] = drawnPaths(svg)
      const [line] = trace(drawn?.data ?? '')
      expect(line && countSwings(line) * (drawn?.times ?? 0)).toBe(petals)
    }
  })
})

describe('band', () => {
  it('leaves its tile at the height it entered, so that tiles join', () => {
    for (const { points } of trace(band(1500, 300, 8))) {
      expect(points[0]?.[0]).toBe(0)
      expect(points.at(-1)).toEqual([1500, points[0]?.[1]])
    }
  })
})

describe('spindle', () => {
  it('is as wide as its share of the plate, in the middle of it', () => {
    for (const share of [0.05, 0.17, 0.43, 0.5, 0.78, 1]) {
      const xs = trace(spindle(share, { length: 4000, height: 700 })).flatMap(({ points }) =>
        points.map(([x]) => x),
      )
      const [left, right] = [Math.min(...xs), Math.max(...xs)]
      expect(Math.abs((right - left) / 4000 - share)).toBeLessThan(0.01)
      expect((left + right) / 2).toBeCloseTo(2000, -1)
    }
  })

  it('stays on its plate', () => {
    const ys = trace(spindle(0.6, { length: 4000, height: 700 })).flatMap(({ points }) =>
      points.map(([, y]) => y),
    )
    expect(Math.min(...ys)).toBeGreaterThan(0)
    expect(Math.max(...ys)).toBeLessThan(700)
  })
})
