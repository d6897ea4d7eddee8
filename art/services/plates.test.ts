import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inks } from '../testing/subjects.ts'
import { side } from './kit.ts'
import { servicePlates } from './plates.ts'
import { inkBounds } from './testing/bounds.ts'

const drawn = servicePlates(inks)

describe('the plates of the services', () => {
  it('are eight, each different, and the same bytes every time', () => {
    expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(8)
    expect(servicePlates(inks)).toEqual(drawn)
  })

  it.each(drawn)('%s is a square of 700 pixels', (_, svg) => {
    expect(svg).toContain(`viewBox="0 0 ${side} ${side}" width="700" height="700"`)
  })

  it.each(drawn)('%s fills the square and stays inside it', (_, svg) => {
    const { left, top, right, bottom } = inkBounds(svg)
    const widestLine = 24
    expect(Math.min(left, top, side - right, side - bottom)).toBeGreaterThan(widestLine)
    expect(Math.min(right - left, bottom - top)).toBeGreaterThan(0.75 * side)
    const middle = [(left + right) / 2, (top + bottom) / 2]
    for (const at of middle) expect(Math.abs(at - side / 2)).toBeLessThan(0.05 * side)
  })

  it.each(drawn)('%s is printed in line and metal, by day and by night', (_, svg) => {
    const [day = '', night = ''] = svg.split('@media(prefers-color-scheme:dark){')
    for (const ink of [inks.line, inks['gold-line']]) {
      expect(day).toContain(`stroke:${ink.light}`)
      expect(night).toContain(`stroke:${ink.dark}`)
    }
  })

  it.each(drawn)('%s weighs at most 7 kB', (_, svg) => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(7000)
  })
})
