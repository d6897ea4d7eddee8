import { describe, expect, it } from 'vitest'
import { fullTurn } from './geometry.ts'
import { statRosette } from './rosettes.ts'
import { inks } from './testing/subjects.ts'
import { countSwings, drawnPaths, trace } from './testing/trace.ts'

const small = { size: 190 }

describe('statRosette', () => {
  it('draws each layer of a line with as many petals as the figure', () => {
    for (const figure of [9, 10, 12, 17, 30, 50, 60, 78, 97, 120]) {
      const lines = drawnPaths(statRosette(inks, figure, small)).map(({ data }) => trace(data))
      expect(lines.length).toBeGreaterThan(1)
      for (const traces of lines) {
        expect(traces).toHaveLength(1)
        expect(traces[0]?.closed).toBe(true)
        expect(traces[0] && countSwings(traces[0])).toBe(figure)
      }
    }
  })

  it('draws all rings together with as many petals as the figure', () => {
    for (const figure of [121, 250, 404, 500, 733, 999, 1500, 1999, 2000]) {
      const total = drawnPaths(statRosette(inks, figure, small)).reduce((sum, { data, times }) => {
        const [line] = trace(data)
        return sum + (line ? countSwings(line) * times : 0)
      }, 0)
      expect(total).toBe(figure)
    }
  })

  it('draws as many lobes as a small figure', () => {
    for (let figure = 1; figure <= 8; figure++) {
      const [wedge] = drawnPaths(statRosette(inks, figure, small))
      expect(wedge?.times).toBe(figure)
      const points = trace(wedge?.data ?? '').flatMap((strand) => strand.points)
      const angles = points.map(([x, y]) => (Math.atan2(x, -y) + fullTurn) % fullTurn)
      const tip = points.reduce((far, point) => (length(point) > length(far) ? point : far))
      // The wedge spans one lobe exactly: no angle beyond its share, its farthest point at an edge.
      const span = fullTurn / figure
      expect(angles.filter((angle) => angle > span + 0.01 && angle < fullTurn - 0.01)).toEqual([])
      const tipAngle = (Math.atan2(tip[0], -tip[1]) + fullTurn) % span
      expect(Math.min(tipAngle, span - tipAngle)).toBeLessThan(span / 5)
    }
  })

  it('keeps its centre clear and its rim inside the plate', () => {
    for (const figure of [1, 5, 17, 78, 500, 1999]) {
      const radii = drawnPaths(statRosette(inks, figure, small))
        .flatMap(({ data }) => trace(data))
        .flatMap(({ points }) => points.map(length))
      expect(Math.min(...radii)).toBeGreaterThan(485)
      expect(Math.max(...radii)).toBeLessThan(1000)
    }
  })
})

function length([x, y]: readonly [number, number]): number {
  return Math.hypot(x, y)
}
