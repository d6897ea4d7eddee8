import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fullTurn, type Point } from '#app/lib/geometry.ts'
import { formRibbons, formWaves, microprint, spindle } from './bands.ts'
import { inks, linesWith } from './testing.ts'

describe('spindle', () => {
  it.each([0.05, 0.17, 0.43, 0.78, 1])('is as wide as %d of its axis, in the middle', (share) => {
    const points = linesWith(spindle(inks, share), 'path.metal').flatMap((line) => line.points)
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const [left, right] = [Math.min(...xs), Math.max(...xs)]
    expect(Math.abs((right - left) / 4000 - share)).toBeLessThan(0.01)
    expect((left + right) / 2).toBeCloseTo(2000, -1)
    expect(Math.min(...ys)).toBeGreaterThan(0)
    expect(Math.max(...ys)).toBeLessThan(700)
  })

  it('draws the axis only where the bill remains', () => {
    expect(spindle(inks, 0.5)).toContain('M0 350H1000M3000 350H4000')
    expect(spindle(inks, 1)).not.toContain('H4000')
    expect(spindle(inks, 0)).toContain('M0 350H2000M2000 350H4000')
  })
})

it('formWaves reads both frequencies off the number of the form', () => {
  expect(formWaves('1120 C-Corp')).toEqual({ sway: 11, swell: 20 })
  expect(formWaves('Individual 1040')).toEqual({ sway: 10, swell: 40 })
  expect(formWaves('990')).toEqual({ sway: 9, swell: 90 })
  expect(formWaves('Amended return')).toEqual({ sway: 0, swell: 0 })
})

describe('formRibbons', () => {
  const draw = (...forms: string[]) => {
    const packages = forms.map((form, index) => ({ id: `${index}`, form }))
    return [...formRibbons(inks, packages).values()]
  }
  const edges = (svg: string): [upper: Point[], lower: Point[]] => {
    const strands = linesWith(svg)
    return [strands[0]?.points ?? [], strands.at(-1)?.points ?? []]
  }

  it.each(['1120', '1065', '990', '1040', '2000'])(
    'sways and swells as often as the number %s says',
    (name) => {
      const [upper, lower] = edges(draw(name)[0] ?? '')
      const widths = upper.map(([, y], index) => (lower[index]?.[1] ?? y) - y)
      const middles = upper.map(([, y], index) => ((lower[index]?.[1] ?? y) + y) / 2)
      const { sway, swell } = formWaves(name)
      if (swell > 0) expect(dominant(widths, 12)).toBeCloseTo(swell / 10, 0)
      expect(dominant(middles, 6)).toBeCloseTo(sway / 10, 0)
    },
  )

  it('tells apart forms that share a number', () => {
    const ribbons = draw('1040 with rental', 'Individual 1040', '1040 abroad', '1065')
    expect(new Set(ribbons).size).toBe(4)
  })

  it('stays on its drawing and is light for any number', () => {
    for (const svg of draw('1120', '9999', '1', 'Amended', '8594', '4868')) {
      const heights = edges(svg).flatMap((points) => points.map(([, y]) => y))
      expect(Math.min(...heights)).toBeGreaterThan(0)
      expect(Math.max(...heights)).toBeLessThan(1000)
      expect(brotliCompressSync(svg).length).toBeLessThan(2200)
    }
  })
})

it('microprint prints a sentence as capitals without spaces, as wide as the sentence is long', () => {
  expect(microprint(inks, 'Pay no more, & rest.')).toContain('>PAYNOMOREREST<')
  const width = (sentence: string) =>
    Number(/<pattern id="tile" width="(\d+)"/.exec(microprint(inks, sentence))?.[1])
  expect(width('a'.repeat(60))).toBeGreaterThan(1.8 * width('a'.repeat(30)))
  expect(width('')).toBeGreaterThan(0)
})

/** The frequency, in waves over the whole length, that explains most of a series (by least squares). */
function dominant(values: readonly number[], most: number): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let best = { waves: 0, strength: 0 }
  for (let waves = 0.5; waves <= most; waves += 0.05) {
    let [cos, sin] = [0, 0]
    for (const [index, value] of values.entries()) {
      const angle = (fullTurn * waves * index) / (values.length - 1)
      cos += (value - mean) * Math.cos(angle)
      sin += (value - mean) * Math.sin(angle)
    }
    const strength = cos * cos + sin * sin
    if (strength > best.strength) best = { waves, strength }
  }
  return best.waves
}
