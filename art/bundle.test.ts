import { describe, expect, it } from 'vitest'
import { bundle } from './bundle.ts'
import type { Point } from './geometry.ts'
import { inks } from './testing/subjects.ts'
import { drawnPaths, trace } from './testing/trace.ts'

const svg = bundle(inks)
const turn = Number(/href="#under" x="(\d+)"/.exec(svg)?.[1])
const lines = drawnPaths(svg)
  .filter(({ data }) => !data.endsWith('z'))
  .flatMap(({ data }) => trace(data).map(({ points }) => points))

const first = (points: readonly Point[]): Point => points[0] ?? [Number.NaN, Number.NaN]
const last = (points: readonly Point[]): Point => points.at(-1) ?? [Number.NaN, Number.NaN]

describe('bundle', () => {
  it('brings three bands in, well apart from each other', () => {
    const entering = lines.map(first).filter(([x]) => x === 0)
    const heights = entering.map(([, y]) => y).toSorted((a, b) => a - b)
    const inBand = heights.length / 3
    expect(inBand).toBe(8)
    for (const next of [inBand, 2 * inBand]) {
      expect((heights[next] ?? 0) - (heights[next - 1] ?? 0)).toBeGreaterThan(90)
    }
  })

  it('breaks no thread: each goes on where it was cut, in the same turn or in the next', () => {
    const starts = new Set(lines.map(first).map(([x, y]) => `${x} ${y}`))
    for (const line of lines) {
      const [x, y] = last(line)
      const goesOn = [`${x} ${y}`, `${x - turn} ${y}`].some((place) => starts.has(place))
      expect(goesOn).toBe(true)
    }
  })

  it('reaches the right edge', () => {
    const copies = [...svg.matchAll(/href="#over" x="(\d+)"/g)].map(([, x]) => Number(x))
    const ends = lines.map(last).map(([x]) => x)
    expect(
      Math.min(...ends.filter((x) => x > 3000 + turn / 2)) + Math.max(...copies),
    ).toBeGreaterThan(7200)
  })

  it('prints over what it clears: each piece on top has the bare plate under it', () => {
    const over = svg.slice(svg.indexOf('id="over"'))
    const under = svg.slice(svg.indexOf('id="under"'), svg.indexOf('id="over"'))
    expect(over.match(/class="plate"/g)).toHaveLength(6)
    expect(under).not.toContain('class="plate"')
  })

  it('stays on its plate', () => {
    const heights = lines.flatMap((points) => points.map(([, y]) => y))
    expect(Math.min(...heights)).toBeGreaterThan(0)
    expect(Math.max(...heights)).toBeLessThan(960)
  })
})
