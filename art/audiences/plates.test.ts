import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inkBounds } from '../services/testing/bounds.ts'
import { tracesWith } from '../services/testing/paths.ts'
import { inks } from '../testing/subjects.ts'
import { audiencePlates } from './plates.ts'
import { heightOf, plot, scale } from './plot.ts'

const ids = [
  'real-estate-professionals',
  'real-estate-investors',
  'agents',
  'property-managers',
  'business-owners',
  'construction-and-home-services',
  'physicians',
  'saas-and-it',
  'professionals',
  'growing-businesses',
  'individuals',
]
const drawnWith = (questions: number) =>
  audiencePlates(
    inks,
    ids.map((id) => ({ id, questions })),
  )
const drawn = drawnWith(3)
const fronts = drawn.filter(([name]) => !name.endsWith('lot.svg'))
const idOf = (name: string) => name.replace(/^(front|street)-|\.svg$/g, '')

/** Letters are written with absolute commands; they lie on a sign or over a door. */
const lettering = /<path d="[^"]*[HV][^"]*"[^>]*>/g

/** Windows are lit by a frame of metal; the glow inside it is strokes. */
const litWindows = (svg: string) =>
  tracesWith(svg, 'class="metal"')
    .flat()
    .filter(({ closed }) => closed)
const darkWindows = (svg: string) => tracesWith(svg, 'class="glass"').flat()

describe('the fronts of the audiences', () => {
  it('are eleven and a free plot, each printed twice, all different, the same bytes every time', () => {
    expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(24)
    expect(drawnWith(3)).toEqual(drawn)
  })

  it.each([2, 3])('have %d windows lit for as many questions', (questions) => {
    for (const [name, svg] of drawnWith(questions)) {
      const expected = name.endsWith('lot.svg') ? 0 : questions
      expect(litWindows(svg).length, name).toBe(expected)
    }
  })

  it('take light from a window that was dark, so their number stays', () => {
    for (const [index, [name, svg]] of drawnWith(2).entries()) {
      const more = drawn[index]?.[1] ?? ''
      const all = (plate: string) => litWindows(plate).length + darkWindows(plate).length
      expect(all(more), name).toBe(all(svg))
    }
  })

  it('follow the questions of their own audience only', () => {
    const asked = ids.map((id) => ({ id, questions: id === 'agents' ? 2 : 3 }))
    const changed = audiencePlates(inks, asked).filter(
      ([, svg], index) => svg !== drawn[index]?.[1],
    )
    expect(changed.map(([name]) => name)).toEqual(['front-agents.svg', 'street-agents.svg'])
  })

  it('say for whom there is none', () => {
    expect(() => audiencePlates(inks, [{ id: 'astronauts', questions: 2 }])).toThrow(
      'content/audiences.yaml: there is no front for "astronauts", only for real-estate-professionals, ',
    )
  })

  it.each(fronts)('%s keeps dark windows too', (_, svg) => {
    expect(darkWindows(svg).length).toBeGreaterThan(0)
  })

  it('stand on one ground line at one scale', () => {
    for (const [name, svg] of drawn) {
      const street = name.startsWith('street')
      const pixels = street ? scale.street : scale.section
      const metres = street ? plot.height + plot.below : heightOf(idOf(name))
      expect(svg, name).toContain(` width="${plot.width * pixels}" height="${metres * pixels}"`)
      const [, left = 1, top = 0, width = 0, height = 0] = (
        /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? []
      ).map(Number)
      expect([name, left, Math.round(width / plot.width)]).toEqual([name, 0, -top / metresUp(name)])
      const ink = inkBounds(svg.replaceAll(lettering, ''))
      expect(ink.left, name).toBeGreaterThanOrEqual(0)
      expect(ink.right, name).toBeLessThanOrEqual(width)
      expect(ink.top, name).toBeGreaterThan(top)
      expect(ink.bottom, name).toBeLessThanOrEqual(top + height)
    }
  })

  it.each(drawn)('%s weighs at most 3 kB', (_, svg) => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(3000)
  })
})

function metresUp(name: string): number {
  return name.startsWith('street') ? plot.height : heightOf(idOf(name))
}

describe('real estate professionals', () => {
  it('have the dial of their clock shaded past the half: more than half of the working year', () => {
    const svg = drawn[0]?.[1] ?? ''
    const [x, y] = [6.5, 10.15].map((metres) => metres * scale.section * 4) as [number, number]
    const within = ([px, py]: readonly [number, number]) => Math.hypot(px - x, py + y) < 0.75 * 64
    const shading = tracesWith(svg, 'stroke-width="2.1"').filter((strokes) =>
      strokes.every(({ points }) => points.every(within)),
    )
    expect(shading).toHaveLength(1)
    const length = (shading[0] ?? []).reduce((sum, { points: [from, to] }) => {
      if (!from || !to) return sum
      return sum + Math.hypot(to[0] - from[0], to[1] - from[1])
    }, 0)
    const gap = 10.5 * 0.42
    const share = (length * gap) / (Math.PI * (0.74 * 64) ** 2)
    expect(share).toBeGreaterThan(0.5)
    expect(share).toBeLessThan(0.65)
  })
})
