import { describe, expect, it } from 'vitest'
import {
  fitCurve,
  fullTurn,
  hatch,
  type Point,
  polar,
  polygon,
  seededRandom,
  strokes,
} from './geometry.ts'
import { trace } from './testing/trace.ts'

describe('seededRandom', () => {
  it('repeats itself for a seed, differs for another, and stays between 0 and 1', () => {
    const run = (seed: number) => Array.from({ length: 200 }, seededRandom(seed))
    expect(run(7)).toEqual(run(7))
    expect(run(7)).not.toEqual(run(8))
    expect(run(7).every((value) => value >= 0 && value < 1)).toBe(true)
  })
})

describe('paths', () => {
  it('draws separate strokes where they were asked for', () => {
    const data = strokes([
      [1.4, 2, 10, 2],
      [-5, 7, -5, 30],
      [3, 3, 9, -4.6],
    ])
    expect(trace(data).map(({ points }) => points)).toEqual([
      [
        [1, 2],
        [10, 2],
      ],
      [
        [-5, 7],
        [-5, 30],
      ],
      [
        [3, 3],
        [9, -5],
      ],
    ])
  })

  it('leaves out a stroke without length', () => {
    expect(strokes([[4.1, 4, 4.4, 4]])).toBe('')
  })

  it('does not add up the errors of rounding along a polygon', () => {
    const corners = Array.from({ length: 400 }, (_, index): Point => [index * 1.4, index * 0.3])
    const [drawn] = trace(polygon(corners, false))
    expect(drawn?.points.at(-1)).toEqual([Math.round(399 * 1.4), Math.round(399 * 0.3)])
  })

  it('keeps a fitted curve within two units of the true one on average', () => {
    const radius = (angle: number) => 800 + 150 * Math.cos(9 * angle)
    const [drawn] = trace(fitCurve(polar(radius), [0, fullTurn], 9 * 6, true))
    const errors = (drawn?.points ?? []).map(([x, y]) => {
      const angle = Math.atan2(x, -y)
      return Math.abs(Math.hypot(x, y) - radius(angle))
    })
    expect(errors.length).toBeGreaterThan(500)
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(2)
  })
})

describe('hatch', () => {
  it('stays inside its polygon, whatever the polygon', () => {
    const random = seededRandom(2024)
    let drawn = 0
    for (let round = 0; round < 200; round++) {
      const star = randomStar(random)
      const angle = random() * Math.PI
      for (const [x1, y1, x2, y2] of hatch([star], { angle, gap: 4 + random() * 20 })) {
        drawn++
        for (const share of [0.001, 0.25, 0.5, 0.75, 0.999]) {
          const point: Point = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
          expect(isInside(point, star)).toBe(true)
        }
      }
    }
    expect(drawn).toBeGreaterThan(2000)
  })

  it('leaves a hole open', () => {
    const square = (half: number): Point[] => [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ]
    const across = hatch([square(100), square(50)], { angle: 0, gap: 10, offset: 5 })
    const inHole = across.filter(([, y]) => Math.abs(y) < 50)
    expect(inHole).toHaveLength(20)
    for (const [x1, , x2] of inHole) {
      expect(Math.min(Math.abs(x1), Math.abs(x2))).toBeCloseTo(50)
    }
  })

  it('sets its strokes one gap apart', () => {
    const levels = hatch(
      [
        [
          [0, 0],
          [60, 0],
          [60, 100],
          [0, 100],
        ],
      ],
      { angle: 0, gap: 8 },
    ).map(([, y]) => y)
    expect(levels.slice(1).every((y, index) => y - (levels[index] ?? 0) === 8)).toBe(true)
    expect(levels.length).toBe(13)
  })
})

/** A polygon that sees its whole inside from the middle, with deep dents. */
function randomStar(random: () => number): Point[] {
  const corners = 3 + Math.floor(random() * 10)
  return Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner + random() * 0.8) / corners) * fullTurn
    const reach = 60 + random() * 240
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  })
}

/** By winding: an independent check, not the crossing rule that hatch itself uses. */
function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let turned = 0
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1]
    const cross = (x1 - x) * (y2 - y) - (x2 - x) * (y1 - y)
    const dot = (x1 - x) * (x2 - x) + (y1 - y) * (y2 - y)
    turned += Math.atan2(cross, dot)
  }
  return Math.abs(turned) > Math.PI
}
