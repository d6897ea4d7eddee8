import { describe, expect, it } from 'vitest'
import { shown } from '#test/shown.ts'
import { type Roster, roleRing, roster, supportRing } from './roster.ts'
import { inks } from './testing.ts'

const roles = (count: number): Roster['roles'] => [
  { id: 'a', count: 1, credential: 'CPA' },
  ...(count > 1 ? [{ id: 'b', count: count - 1 }] : []),
]
const support = { name: 'support staff', area: 'support', work: 'Answers the phone.' }
const team = (count: number): Roster => ({ roles: roles(count), support })

describe('roster', () => {
  it('has one ring for each person, with the pattern of the role', () => {
    const { values } = shown(roster(inks, team(7)))
    const rings = values(':not([clip-path]) > use[href^="#role-"]', 'href')
    expect(rings.toSorted()).toEqual(['#role-a', ...Array(6).fill('#role-b')])
  })

  it.each([2, 3, 7, 12])('links %i rings: each goes over its neighbor once', (count) => {
    const { parts } = shown(roster(inks, team(count)))
    const clipped = (...ids: string[]) => parts(ids.map((id) => `[clip-path="url(#${id})"]`).join())
    expect(clipped('over', 'under')).toHaveLength(count === 2 ? 1 : count)
    expect(clipped('enter')).toHaveLength(count)
  })

  it('has a rim of metal for a credential, and a thread only with support staff', () => {
    const { parts } = shown(roster(inks, { roles: roles(5) }))
    expect(parts('circle.metal')).toHaveLength(1)
    expect(parts('#thread')).toEqual([])
    expect(shown(roster(inks, team(5))).parts('#thread')).toHaveLength(1)
  })

  it('has the logo of the firm in its middle, another one by night', () => {
    const size = { width: 50, height: 10 }
    const logo = { day: { ...size, href: 'data:,day' }, night: { ...size, href: 'data:,night' } }
    const svg = roster(inks, team(7), logo)
    const { values, parts } = shown(svg)
    expect(values('image', 'href')).toEqual(['data:,day', 'data:,night'])
    expect(parts('path.solid-metal')).toEqual([])
    expect(svg).toContain('.by-night{display:none}')
    expect(shown(roster(inks, team(7), { day: logo.day })).parts('rect.by-night')).toHaveLength(1)
  })

  it.each([1, 2, 12])('is drawn for %i people', (count) => {
    expect(roster(inks, team(count))).not.toMatch(/NaN|Infinity|undefined/)
  })
})

it('roleRing tells neighboring roles apart, and credentials', () => {
  const rings = ['CPA', undefined].flatMap((credential) =>
    [0, 1].map((index) => roleRing(inks, { id: 'a', count: 1, credential }, index)),
  )
  expect(new Set([...rings, supportRing(inks)]).size).toBe(5)
  expect(rings.map((svg) => svg.includes('class="metal"'))).toEqual([true, true, false, false])
})
