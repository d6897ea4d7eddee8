import { describe, expect, it } from 'vitest'
import { tracesWith } from '../services/testing/paths.ts'
import { inks } from '../testing/subjects.ts'
import type { Trace } from '../testing/trace.ts'
import { cableCount, huntHillBridge } from './dallas/bridge.ts'
import { greenville } from './greenville/scene.ts'
import { jackson } from './jackson/scene.ts'
import { courses, nashville } from './nashville/scene.ts'
import { oklahomaCity } from './oklahoma-city/scene.ts'

const metal = (svg: string): Trace[] => tracesWith(svg, 'class="metal"').flat()
const bill = (taxDueWithoutStrategy: number, totalTaxSavings: number) => ({
  taxDueWithoutStrategy,
  totalTaxSavings,
})

describe('Nashville', () => {
  // The siding of one house is one path; a course is a few strokes close together.
  const coursesOf = (home: number, rental: number) =>
    tracesWith(nashville(inks, { home, rental }), 'class="metal"')
      .map((strokes) => ({
        left: Math.min(...strokes.flatMap(({ points }) => points.map(([x]) => x))),
        courses: strokes.length / 3,
      }))
      .sort((a, b) => a.left - b.left)
      .map((house) => house.courses)

  it('shows the assessed share of twenty courses, the home on the left', () => {
    expect(courses).toBe(20)
    expect(coursesOf(0.25, 0.4)).toEqual([5, 8])
    expect(coursesOf(0.3, 0.5)).toEqual([6, 10])
  })
})

describe('Dallas', () => {
  const cablesOf = (svg: string, paint: string) =>
    tracesWith(svg, paint)
      .flat()
      // A cable falls from the arch to the deck; nothing else of the bridge is long and steep.
      .filter(({ points: [from, to], closed }) => {
        const drop = (to?.[1] ?? 0) - (from?.[1] ?? 0)
        return !closed && drop > 100
      }).length

  it.each([
    [100_000, 43_000, 25],
    [108_900, 56_250, 30],
    [50_000, 50_000, 58],
  ])('of %d due and %d saved, has %d of 58 cables in metal', (due, saved, expected) => {
    const svg = huntHillBridge(bill(due, saved))
    expect(cablesOf(svg, 'class="metal"')).toBe(expected)
    const plain = cablesOf(svg, 'stroke-width="2"/>')
    expect(plain).toBe(cableCount - expected)
  })
})

describe('Greenville', () => {
  const panes = (share: number, yearly: number) => {
    const outlines = metal(greenville(inks, { share, yearly })).filter(({ closed }) => closed)
    const windows = tracesWith(greenville(inks, { share, yearly }), 'class="metal"').filter(
      (traces) => traces.some(({ closed }) => closed),
    )
    return [windows.length, outlines.length]
  }

  it('has a window for each year and a pane for each percent added back', () => {
    expect(panes(0.85, 0.2)).toEqual([5, 85])
    expect(panes(0.6, 0.25)).toEqual([4, 60])
  })
})

describe('Jackson', () => {
  const ties = (svg: string, paint: string) =>
    tracesWith(svg, paint)
      .flat()
      .filter(({ points, closed }) => {
        const heights = points.map(([, y]) => y)
        return (
          closed &&
          points.length === 4 &&
          Math.min(...heights) === 1066 &&
          Math.max(...heights) === 1122
        )
      }).length

  it.each([
    [31_480, 13_550, 31, 14],
    [20_000, 5_000, 20, 5],
  ])('for %d due and %d saved lays %d ties, %d of them in metal', (due, saved, all, gone) => {
    const svg = jackson(inks, bill(due, saved))
    expect(ties(svg, 'class="paper"')).toBe(all)
    expect(ties(svg, 'class="metal"')).toBe(gone)
  })
})

describe('Oklahoma City', () => {
  it.each([5, 2])('gives each of two wings %d metal feathers', (years) => {
    expect(metal(oklahomaCity(inks, years))).toHaveLength(2 * years)
  })
})
