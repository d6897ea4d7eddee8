import { describe, expect, it } from 'vitest'
import { journeySteps, journeyTile } from './journey.ts'
import { inks } from './testing/subjects.ts'
import { drawnPaths, trace } from './testing/trace.ts'

const tiles = Array.from({ length: journeySteps }, (_, index) => journeyTile(inks, index + 1))
const lines = tiles.map((tile) =>
  drawnPaths(tile).flatMap(({ data }) => trace(data).map(({ points }) => points)),
)
const heights = (tile: number, at: 0 | -1) =>
  (lines[tile] ?? []).map((points) => points.at(at)?.[1])
const spread = (values: (number | undefined)[]) => {
  const known = values.map((value) => value ?? Number.NaN)
  return Math.max(...known) - Math.min(...known)
}

describe('journeyTile', () => {
  it('ends every line at the height at which the next tile begins it', () => {
    for (let tile = 0; tile + 1 < tiles.length; tile++) {
      expect(heights(tile + 1, 0)).toEqual(heights(tile, -1))
    }
  })

  it('spans its tile from edge to edge and stays on it', () => {
    for (const points of lines.flat()) {
      expect(points[0]?.[0]).toBe(0)
      expect(points.at(-1)?.[0]).toBe(3600)
      expect(points.every(([, y]) => y > 0 && y < 1200)).toBe(true)
    }
  })

  it('begins as one line and ends as a band', () => {
    expect(spread(heights(0, 0))).toBe(0)
    expect(spread(heights(3, -1))).toBeGreaterThan(300)
  })

  it('comes down with every step, so that stacked tiles read as well', () => {
    const levels = lines.map((tile) => {
      const ys = tile.flatMap((points) => points.map(([, y]) => y))
      return ys.reduce((sum, y) => sum + y, 0) / ys.length
    })
    for (const [index, level] of levels.slice(1).entries()) {
      expect(level - (levels[index] ?? 0)).toBeGreaterThan(120)
    }
  })

  it('has a core of metal only when it has arrived', () => {
    expect(tiles.map((tile) => tile.includes('class="metal"'))).toEqual([false, false, false, true])
  })
})
