import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { seal } from './seal.ts'
import { inks } from './testing/subjects.ts'
import { trace } from './testing/trace.ts'

/** Every multiple the content may promise. */
const multiples = Array.from({ length: 10 }, (_, index) => index + 1)

const uses = (svg: string, id: string) => svg.split(`href="#${id}"`).length - 1
const wedge = (svg: string, id: string) =>
  trace(new RegExp(`id="${id}" d="([^"]+)"`).exec(svg)?.[1] ?? '').flatMap(({ points }) => points)

describe('seal', () => {
  it('has a multiple of the guarantee in lobes, on its rim and on its wreath', () => {
    for (const multiple of multiples) {
      const svg = seal(inks, multiple)
      for (const id of ['rim', 'wedge']) {
        const lobes = uses(svg, id) + 1
        expect(lobes % multiple).toBe(0)
        expect(lobes).toBeGreaterThan(5)
        const angles = wedge(svg, id).map(([x, y]) => Math.atan2(x, -y))
        const span = Math.max(...angles) - Math.min(...angles)
        expect(Math.abs(span * lobes - 2 * Math.PI)).toBeLessThan(0.1)
      }
    }
  })

  it('lays one wreath for each time the fee is promised, as far as they can be told apart', () => {
    expect(multiples.map((multiple) => uses(seal(inks, multiple), 'wreath') + 1)).toEqual([
      1, 2, 3, 3, 3, 3, 3, 3, 3, 3,
    ])
  })

  it('mills a hundred marks for each fee', () => {
    for (const multiple of multiples) {
      expect(seal(inks, multiple)).toContain(`pathLength="${100 * multiple}"`)
    }
  })

  it('keeps its centre clear and stays on its plate', () => {
    const svg = seal(inks, 2)
    const radii = ['rim', 'wedge'].flatMap((id) =>
      wedge(svg, id).map((point) => Math.hypot(...point)),
    )
    expect(Math.min(...radii)).toBeGreaterThan(470)
    expect(Math.max(...radii)).toBeLessThan(1200)
  })

  it('is light for every multiple', () => {
    for (const multiple of multiples) {
      expect(brotliCompressSync(seal(inks, multiple)).length).toBeLessThan(5000)
    }
  })
})
