import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fullTurn, type Point } from '#app/lib/geometry.ts'
import { feeRosette, petalDialViewBox, petalWedge, seal, statRosette } from './rosettes.ts'
import { countSwings, inks, linesWith, trace } from './testing.ts'

const small = { size: 190 }

/** The petals of each line of a rosette; those of rings add up. */
function petalsOf(svg: string): number[] {
  return linesWith(svg).map((line) => (line.closed ? countSwings(line) * line.times : 0))
}

function points(svg: string): Point[] {
  return linesWith(svg).flatMap((line) => line.points)
}

const radius = (point: Point) => Math.hypot(...point)
const itself = (figure: number): [number, number] => [figure, figure]

describe('statRosette', () => {
  it.each([9, 10, 17, 30, 50, 78, 97, 120])('draws each of its lines with %i petals', (figure) => {
    const layers = petalsOf(statRosette(inks, figure, small))
    expect(layers.length).toBeGreaterThan(1)
    expect(new Set(layers)).toEqual(new Set([figure]))
  })

  it.each([
    ...[121, 250, 404, 500, 733, 999, 1500, 1999, 2000].map(itself),
    [2354, 235],
    [100_000, 1000],
  ])('draws %d as rings of together %i petals', (figure, petals) => {
    const rings = petalsOf(statRosette(inks, figure, small))
    expect(rings.reduce((sum, each) => sum + each, 0)).toBe(petals)
    expect(Math.max(...rings)).toBeLessThanOrEqual(250)
  })

  it.each([...[1, 2, 3, 5, 8].map(itself), [4.9, 5], [0.4, 1], [0, 1]])(
    'draws %d as %i lobes, each in its share of the turn',
    (figure, lobes) => {
      const svg = statRosette(inks, figure, small)
      expect(linesWith(svg)[0]?.times).toBe(lobes)
      const span = fullTurn / lobes
      const angles = points(svg).map(([x, y]) => (Math.atan2(x, -y) + fullTurn) % fullTurn)
      expect(angles.filter((angle) => angle > span + 0.01 && angle < fullTurn - 0.01)).toEqual([])
    },
  )

  it('keeps its center clear and its rim inside the drawing, and stays light', () => {
    for (const figure of [0, 1, 5, 17, 78, 500, 1999, 123_456]) {
      const svg = statRosette(inks, figure, small)
      const radii = points(svg).map(radius)
      expect(Math.min(...radii)).toBeGreaterThan(485)
      expect(Math.max(...radii)).toBeLessThan(1000)
      expect(brotliCompressSync(svg).length).toBeLessThan(4500)
    }
  })

  it('makes room for a mark and draws it last', () => {
    const svg = statRosette(inks, 78, { size: 560, mark: '<g id="mark"/>' })
    expect(svg).toContain('<g id="mark"/></svg>')
    expect(svg).toContain('<circle r="520"')
    expect(statRosette(inks, 78, small)).toContain('<circle r="490"')
  })
})

describe('feeRosette', () => {
  it.each([
    [900, 9],
    [2549, 25],
    [4800, 48],
    [9400, 94],
    [95, 10],
  ])('winds $%i as lines of %i petals', (dollars, petals) => {
    expect(new Set(petalsOf(feeRosette(inks, dollars)))).toEqual(new Set([petals]))
  })
})

describe('petalWedge', () => {
  it.each([3, 5, 7, 10])('is one of %i wedges that join at their sides', (petals) => {
    const half = fullTurn / petals / 2
    for (const strand of trace(petalWedge(petals))) {
      const start: Point = strand.points[0] ?? [0, 0]
      const end: Point = strand.points.at(-1) ?? [0, 0]
      expect(Math.atan2(start[0], -start[1])).toBeCloseTo(-half, 1)
      expect(Math.atan2(end[0], -end[1])).toBeCloseTo(half, 1)
      expect(Math.abs(radius(start) - radius(end))).toBeLessThan(2)
    }
  })

  it('fills the dial', () => {
    const half = Number(petalDialViewBox.split(' ')[2]) / 2
    const reach = Math.max(...trace(petalWedge(7)).flatMap((line) => line.points.map(radius)))
    expect(reach).toBeLessThan(half)
    expect(reach).toBeGreaterThan(half * 0.9)
  })
})

describe('seal', () => {
  const uses = (svg: string, id: string) => svg.split(`href="#${id}"`).length

  it.each([1, 2, 3, 4, 5, 7, 10])('counts a multiple of %i in its lobes and marks', (multiple) => {
    const svg = seal(inks, multiple)
    for (const id of ['rim', 'wedge']) {
      const lobes = uses(svg, id)
      expect(lobes % multiple).toBe(0)
      expect(lobes).toBeGreaterThan(5)
    }
    expect(uses(svg, 'wreath')).toBe(Math.min(3, multiple))
    expect(svg).toContain(`pathLength="${100 * multiple}"`)
    expect(brotliCompressSync(svg).length).toBeLessThan(5000)
  })

  it('keeps its center clear and stays on its drawing', () => {
    const radii = points(seal(inks, 2)).map(radius)
    expect(Math.min(...radii)).toBeGreaterThan(470)
    expect(Math.max(...radii)).toBeLessThan(1200)
  })
})
