import { describe, expect, it } from 'vitest'
import { shown } from '#test/shown.ts'
import { inks, linesWith } from './testing.ts'
import { ringRadii, trunk, trunkLeaders } from './trunk.ts'

const years = { founded: 2009, fullTimeSince: 2017, count: 17 }

describe('trunk', () => {
  it('has one ring for each year, and they widen when the work becomes full-time', () => {
    const radii = ringRadii(years)
    expect(radii).toHaveLength(17)
    expect(shown(trunk(inks, '', years)).parts('path[id^="ring"]')).toHaveLength(17)
    const widths = radii.slice(1).map((radius, index) => radius - (radii[index] ?? 0))
    expect(Math.max(...widths.slice(0, 7))).toBeLessThan(Math.min(...widths.slice(7)) * 0.6)
  })

  it('draws the ring of that year in metal, and no other', () => {
    const inMetal = (changed: object) =>
      shown(trunk(inks, '', { ...years, ...changed })).values('.metal > use', 'href')
    expect(inMetal({})).toEqual(['#ring7'])
    expect(inMetal({ fullTimeSince: 2012 })).toEqual(['#ring2'])
  })

  it.each([
    [1, 2009],
    [40, 2017],
    [3, 2017],
    [17, 1990],
  ])('is drawn for %i years and full-time work since %i', (count, fullTimeSince) => {
    const odd = { founded: 2009, fullTimeSince, count }
    expect(trunk(inks, '', odd) + trunkLeaders(inks, odd)).not.toMatch(/NaN|undefined|ring-1/)
  })
})

it('trunkLeaders lead from the bark, the ring in metal and the pith to the right edge', () => {
  const lines = linesWith(trunkLeaders(inks, years), 'path[stroke-width="4.2"]')
  const distances = lines.map(({ points: [start = [0, 0]] }) => Math.hypot(...start))
  expect(distances[0]).toBeGreaterThan(Math.max(...ringRadii(years)) * 0.95)
  expect(Math.abs((distances[1] ?? 0) - (ringRadii(years)[7] ?? 0))).toBeLessThan(80)
  expect(distances[2]).toBeLessThan(90)
  expect(lines.map(({ points }) => points.at(-1)?.[0])).toEqual([1240, 1240, 1240])
})
