import { describe, expect, it } from 'vitest'
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
    const [laid = ''] = roster(inks, team(7)).split('clip-path=')
    expect(laid.split('href="#role-a"')).toHaveLength(2)
    expect(laid.split('href="#role-b"')).toHaveLength(7)
  })

  it.each([2, 3, 7, 12])('links %i rings: each goes over its neighbor once', (count) => {
    const svg = roster(inks, team(count))
    expect(svg.match(/clip-path="url\(#(over|under)\)"/g)).toHaveLength(count === 2 ? 1 : count)
    expect(svg.match(/clip-path="url\(#enter\)"/g)).toHaveLength(count)
  })

  it('has a rim of metal for a credential, and a thread only with support staff', () => {
    const svg = roster(inks, { roles: roles(5) })
    expect(svg.match(/<circle [^>]*class="metal"/g)).toHaveLength(1)
    expect(svg).not.toContain('thread')
    expect(roster(inks, team(5))).toContain('id="thread"')
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
