import { describe, expect, it } from 'vitest'
import { fullTurn } from '../geometry.ts'
import { inks, subjects } from '../testing/subjects.ts'
import { trace } from '../testing/trace.ts'
import { portraitFrame } from './portrait-frame.ts'
import { type Roster, roster } from './roster.ts'
import { ringRadii, trunk, trunkLeaders } from './trunk.ts'

const uses = (svg: string, id: string) =>
  svg.split(/clip-path/)[0]?.split(`href="#role-${id}"`).length ?? 1

const team = (count: number, support = true): Roster => ({
  roles: [
    { id: 'a', count: 1, credential: true },
    ...(count > 1 ? [{ id: 'b', count: count - 1, credential: false }] : []),
  ],
  support,
})

describe('the roster', () => {
  it('has one ring for each person, with the pattern of the role', () => {
    const svg = roster(inks, subjects.roster)
    // Those before the first clip are laid down; the others are the same rings where they come up.
    expect(['licensed', 'enrolled', 'books', 'returns'].map((id) => uses(svg, id) - 1)).toEqual([
      2, 2, 1, 2,
    ])
  })

  it.each([2, 3, 7, 12])('links %i rings: each goes over its neighbour once', (count) => {
    const svg = roster(inks, team(count))
    const comesUp = svg.match(/clip-path="url\(#(over|under)\)"/g) ?? []
    expect(comesUp).toHaveLength(count === 2 ? 1 : count)
    expect(svg.match(/clip-path="url\(#enter\)"/g)).toHaveLength(count)
  })

  it('has a rim of metal for a credential, and no thread without support staff', () => {
    const svg = roster(inks, team(5, false))
    expect(svg.match(/<circle [^>]*class="metal"/g)).toHaveLength(1)
    expect(svg).not.toContain('thread')
    expect(roster(inks, team(5))).toContain('id="thread"')
  })

  it('draws a single person too', () => {
    expect(roster(inks, team(1))).not.toMatch(/NaN|Infinity|clip/)
  })
})

describe('the trunk', () => {
  const { years } = subjects

  it('has one ring for each year, and they widen when the work becomes full-time', () => {
    const radii = ringRadii(years)
    expect(radii).toHaveLength(17)
    const widths = radii.slice(1).map((radius, index) => radius - (radii[index] ?? 0))
    const narrow = widths.slice(0, 7)
    const wide = widths.slice(7)
    expect(Math.max(...narrow)).toBeLessThan(Math.min(...wide) * 0.6)
  })

  it('draws the ring of that year in metal, and no other', () => {
    const svg = trunk(inks, years)
    expect(svg).toMatch(/class="metal"><use href="#ring7"/)
    expect(svg.match(/class="metal"/g)).toHaveLength(1)
    expect(trunk(inks, { ...years, fullTimeSince: 2012 })).toMatch(/"metal"><use href="#ring2"/)
  })

  it('keeps every ring inside the next', () => {
    const svg = trunk(inks, years)
    const rings = [...svg.matchAll(/<path id="ring\d+" d="([^"]+)"/g)].map(([, data = '']) => {
      const points = trace(data)[0]?.points ?? []
      // The nearest and the farthest point in each of 24 directions.
      const reach = Array.from({ length: 24 }, () => 0)
      for (const [x, y] of points) {
        const turn = (Math.atan2(x + 35, -(y + 23)) / fullTurn + 1) % 1
        const sector = Math.floor(turn * 24)
        reach[sector] = Math.max(reach[sector] ?? 0, Math.hypot(x + 35, y + 23))
      }
      return reach
    })
    expect(rings).toHaveLength(17)
    for (const [index, reach] of rings.slice(1).entries()) {
      expect(reach.every((far, sector) => far > (rings[index]?.[sector] ?? 0))).toBe(true)
    }
  })

  it('leads to the bark, the ring in metal and the pith, and ends at the right edge', () => {
    const lines = [...trunkLeaders(inks, years).matchAll(/<path d="([^"]+)"/g)].map(
      ([, data = '']) => trace(data)[0]?.points ?? [],
    )
    const starts = [
      ...new Set(lines.map(([start]) => Math.round(Math.hypot(...(start ?? [0, 0]))))),
    ]
    const metal = ringRadii(years)[7] ?? 0
    expect(starts[0]).toBeGreaterThan(Math.max(...ringRadii(years)) * 0.95)
    expect(Math.abs((starts[1] ?? 0) - metal)).toBeLessThan(80)
    expect(starts[2]).toBeLessThan(90)
    expect(new Set(lines.map((line) => line.at(-1)?.[0]))).toEqual(new Set([1240]))
  })

  it.each([
    [1, 2009],
    [40, 2017],
    [3, 2017],
  ])('bears %i years and full-time since %i', (count, fullTimeSince) => {
    const odd = { founded: 2009, fullTimeSince, count }
    expect(trunk(inks, odd) + trunkLeaders(inks, odd)).not.toMatch(/NaN|undefined|ring-1/)
  })
})

describe('the frame of the portrait', () => {
  it('is three by four', () => {
    expect(portraitFrame(inks)).toContain('width="360" height="480"')
  })
})
