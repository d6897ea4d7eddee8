import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fullTurn, type Point } from './geometry.ts'
import { formRibbons, formWaves } from './ribbons.ts'
import { inks } from './testing/subjects.ts'
import { drawnPaths, trace } from './testing/trace.ts'

const draw = (...names: string[]) => [
  ...formRibbons(
    inks,
    names.map((name, index) => ({ id: `${index}`, name })),
  ).values(),
]

const edges = (svg: string): [upper: Point[], lower: Point[]] => {
  const strands = drawnPaths(svg).flatMap(({ data }) => trace(data).map(({ points }) => points))
  return [strands[0] ?? [], strands.at(-1) ?? []]
}

describe('formWaves', () => {
  it('reads both frequencies off the number of the form', () => {
    expect(formWaves('1120 C-Corp')).toEqual({ sway: 11, swell: 20 })
    expect(formWaves('1120S')).toEqual({ sway: 11, swell: 20 })
    expect(formWaves('1065')).toEqual({ sway: 10, swell: 65 })
    expect(formWaves('990')).toEqual({ sway: 9, swell: 90 })
    expect(formWaves('Individual 1040')).toEqual({ sway: 10, swell: 40 })
    expect(formWaves('706')).toEqual({ sway: 7, swell: 6 })
  })

  it('lets a form without a number run straight', () => {
    expect(formWaves('Amended return')).toEqual({ sway: 0, swell: 0 })
  })
})

describe('formRibbons', () => {
  it('swells as often as the number says', () => {
    for (const name of ['1065', '990', '1040', '1099']) {
      const [upper, lower] = edges(draw(name)[0] ?? '')
      const widths = upper.map(([, y], index) => (lower[index]?.[1] ?? y) - y)
      expect(dominant(widths, 12)).toBeCloseTo(formWaves(name).swell / 10, 0)
    }
  })

  it('sways as often as the number says', () => {
    for (const name of ['1120', '1065', '2000', '3010', '4000']) {
      const [upper, lower] = edges(draw(name)[0] ?? '')
      const middles = upper.map(([, y], index) => ((lower[index]?.[1] ?? y) + y) / 2)
      expect(dominant(middles, 6)).toBeCloseTo(formWaves(name).sway / 10, 0)
    }
  })

  it('tells apart forms which share a number', () => {
    const ribbons = draw('1040 with rental', 'Individual 1040', '1040 abroad', '1065')
    expect(new Set(ribbons).size).toBe(4)
    const starts = ribbons.slice(0, 3).map((svg) => edges(svg)[0][0]?.[1] ?? 0)
    for (const [index, start] of starts.entries()) {
      for (const other of starts.slice(index + 1))
        expect(Math.abs(start - other)).toBeGreaterThan(40)
    }
  })

  it('stays on its plate and below its weight for any number', () => {
    for (const svg of draw('1120', '1120S', '990', '9999', '1', 'Amended', '8594', '4868')) {
      const heights = edges(svg).flatMap((points) => points.map(([, y]) => y))
      expect(Math.min(...heights)).toBeGreaterThan(0)
      expect(Math.max(...heights)).toBeLessThan(1000)
      expect(brotliCompressSync(svg).length).toBeLessThan(2200)
    }
  })
})

/** The frequency, in waves over the whole length, that explains most of a series (by least squares). */
function dominant(values: readonly number[], most: number): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let best = 0
  let largest = 0
  for (let waves = 0.5; waves <= most; waves += 0.05) {
    let cos = 0
    let sin = 0
    for (const [index, value] of values.entries()) {
      const angle = (fullTurn * waves * index) / (values.length - 1)
      cos += (value - mean) * Math.cos(angle)
      sin += (value - mean) * Math.sin(angle)
    }
    if (cos * cos + sin * sin <= largest) continue
    largest = cos * cos + sin * sin
    best = waves
  }
  return best
}
