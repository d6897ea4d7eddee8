import { describe, expect, it } from 'vitest'
import { inks } from '../testing/subjects.ts'
import { accounting, rows } from './accounting.ts'
import { outsourcedCfo } from './outsourced-cfo.ts'
import { taxDebtRelief, textLines, tightLines } from './tax-debt-relief.ts'
import { taxPlanning } from './tax-planning.ts'
import { circles, tracesWith } from './testing/paths.ts'

const first = <T>(list: readonly T[]): T => {
  const [item] = list
  if (item === undefined) throw new Error('Nothing like this was drawn.')
  return item
}

describe('tax planning', () => {
  const svg = taxPlanning(inks)
  const [brackets = [], [line] = []] = tracesWith(svg, 'class="metal"')
  // Two ends of a level tread for each month.
  const treads = Array.from({ length: 12 }, (_, month) =>
    line?.points.slice(2 * month, 2 * month + 2),
  )

  it('comes down month by month, twelve times', () => {
    expect(line?.points).toHaveLength(24)
    const heights = treads.map((tread) => tread?.[0]?.[1] ?? 0)
    expect(treads.map((tread) => tread?.[1]?.[1])).toEqual(heights)
    for (const [month, height] of heights.entries()) {
      if (month > 0) expect(height).toBeGreaterThan(heights[month - 1] ?? 0)
    }
  })

  it('has a column for each month and a bracket for each quarter', () => {
    const columns = tracesWith(svg, 'class="soft"').filter((lines) => lines.length === 13)
    expect(columns).toHaveLength(1)
    expect(brackets.filter(({ points }) => points.length === 4)).toHaveLength(4)
  })

  it('stands the dividers on December and on the month a quarter before', () => {
    const outlines = tracesWith(svg, 'class="paper"').flat()
    for (const month of [9, 12]) {
      const [from, to] = treads[month - 1] ?? []
      const middle = [((from?.[0] ?? 0) + (to?.[0] ?? 0)) / 2, from?.[1] ?? 0]
      const feet = outlines.filter(({ points }) =>
        points.some(([x, y]) => Math.hypot(x - (middle[0] ?? 0), y - (middle[1] ?? 0)) < 3),
      )
      expect(feet).toHaveLength(1)
    }
  })
})

describe('outsourced CFO', () => {
  const svg = outsourcedCfo(inks)

  it('has three dials, apart from each other', () => {
    const rims = circles(svg).filter(({ radius }) => radius > 200)
    const dials = [...Map.groupBy(rims, ({ x, y }) => `${x} ${y}`).values()].map((rings) =>
      first(rings.toSorted((a, b) => b.radius - a.radius)),
    )
    expect(dials).toHaveLength(3)
    for (const one of dials) {
      for (const other of dials) {
        if (one === other) continue
        const distance = Math.hypot(one.x - other.x, one.y - other.y)
        expect(distance).toBeGreaterThan(one.radius + other.radius)
      }
    }
  })

  it('multiplies on its slide rule: equal ratios are equally far apart', () => {
    const scales = tracesWith(svg, 'stroke-width="4.4"').filter((lines) => lines.length === 66)
    expect(scales).toHaveLength(2)
    for (const scale of scales) {
      const heights = scale.map(({ points: [from, to] }) => (from?.[1] ?? 0) - (to?.[1] ?? 0))
      const tallest = Math.max(...heights)
      const whole = scale.filter((_, index) => heights[index] === tallest)
      const at = (number: number) => whole[number - 1]?.points[0]?.[0] ?? 0
      expect(whole).toHaveLength(10)
      expect(Math.abs(at(4) - at(2) - (at(2) - at(1)))).toBeLessThanOrEqual(1)
      expect(Math.abs(at(8) - at(4) - (at(2) - at(1)))).toBeLessThanOrEqual(1)
      expect(Math.abs(at(9) - at(3) - (at(3) - at(1)))).toBeLessThanOrEqual(1)
    }
  })
})

describe('accounting', () => {
  const svg = accounting(inks)

  it('rules both pages with a line above and below every row', () => {
    expect(tracesWith(svg, 'class="soft"').map((lines) => lines.length)).toEqual([
      rows + 1,
      rows + 1,
    ])
  })

  it('closes each page with one rule over the total and two under it', () => {
    const totals = tracesWith(svg, 'class="metal"', 'stroke-width="9"')
    expect(totals).toHaveLength(2)
    for (const rules of totals) {
      const [above = 0, under = 0, last = 0] = rules.map(({ points }) => points[0]?.[1] ?? 0)
      expect(rules).toHaveLength(3)
      expect(above).toBeLessThan(under)
      expect(last - under).toBeGreaterThan(9)
      expect(last - under).toBeLessThan((under - above) / 2)
    }
  })
})

describe('tax debt relief', () => {
  const svg = taxDebtRelief(inks)
  const threads = tracesWith(svg, 'class="metal"').at(-1) ?? []
  const baselines = tracesWith(svg, 'stroke-width="5"')
    .flat()
    .map(({ points }) => points[0]?.[1])

  it('keeps the upper lines tight and unpicks all below them', () => {
    expect(new Set(baselines).size).toBe(tightLines)
    expect(threads).toHaveLength(textLines - tightLines)
    const lowest = Math.max(...baselines.map((y) => y ?? 0))
    for (const { points } of threads) expect(points[0]?.[1]).toBeGreaterThan(lowest)
  })

  it('leaves fewer stitches in each line than in the one above', () => {
    const stitches = threads.map(({ points }) => points.length)
    expect(stitches).toEqual(stitches.toSorted((a, b) => b - a))
    expect(new Set(stitches).size).toBe(threads.length)
  })

  it('takes every thread to the spool, in order and without crossing', () => {
    const ends = threads.map(({ points }) => points.at(-1) ?? [0, 0])
    expect(new Set(ends.map(([x]) => x)).size).toBe(1)
    const heights = ends.map(([, y]) => y)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  })
})
