import { describe, expect, it } from 'vitest'
import { fullTurn } from './geometry.ts'
import { petalDialViewBox, petalWedge } from './petals.ts'
import { trace } from './testing/trace.ts'

describe('petalWedge', () => {
  it('is light enough to be drawn inline', () => {
    for (let petals = 3; petals <= 12; petals++) {
      expect(petalWedge(petals).length).toBeLessThanOrEqual(900)
    }
  })

  it('joins its neighbours: every strand spans exactly one share of the turn', () => {
    for (const petals of [3, 5, 7, 12]) {
      const half = fullTurn / petals / 2
      for (const { points } of trace(petalWedge(petals))) {
        const [start, end] = [points[0], points.at(-1)].map((point) =>
          Math.atan2(point?.[0] ?? 0, -(point?.[1] ?? 0)),
        )
        expect(start).toBeCloseTo(-half, 1)
        expect(end).toBeCloseTo(half, 1)
        const radii = [points[0], points.at(-1)].map((point) => Math.hypot(...(point ?? [0, 0])))
        expect(Math.abs((radii[0] ?? 0) - (radii[1] ?? 99))).toBeLessThan(2)
      }
    }
  })

  it('stays on the dial', () => {
    const half = Number(petalDialViewBox.split(' ')[2]) / 2
    const reach = trace(petalWedge(7)).flatMap(({ points }) => points.map((p) => Math.hypot(...p)))
    expect(Math.max(...reach)).toBeLessThan(half)
    expect(Math.max(...reach)).toBeGreaterThan(half * 0.9)
  })
})
