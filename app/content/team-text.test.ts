import { expect, test } from 'vitest'
import { loadContent } from './engine/load.ts'
import { teamFactsOf } from './firm-text.ts'
import { contentOptions } from './plugin.ts'
import { type Team, teamSchema } from './schemas/firm.ts'

const team = loadContent(contentOptions()).data.get('team.yaml') as Team

test('the roster says what the specification says, in its words', () => {
  expect(teamFactsOf(team)).toEqual({
    'team.count': '7',
    'team.size': 'a team of 7 professionals',
    'team.people': '8+ people including support staff',
    'team.summary':
      '2 CPAs, 2 Enrolled Agents, a bookkeeper, 2 veteran tax preparers, support staff',
    'team.areas': 'CPAs, Enrolled Agents, bookkeeping, support',
  })
})

test('a person more changes every sentence', () => {
  const roles = team.roles.map((role) => ({ ...role, count: role.count + 1 }))
  expect(teamFactsOf({ ...team, roles })).toMatchObject({
    'team.size': 'a team of 11 professionals',
    'team.people': '12+ people including support staff',
    'team.summary':
      '3 CPAs, 3 Enrolled Agents, 2 bookkeepers, 3 veteran tax preparers, support staff',
  })
})

test('without support staff nobody is added, and there is no plus', () => {
  expect(teamFactsOf({ roles: team.roles })).toMatchObject({
    'team.people': '7 people',
    'team.summary': '2 CPAs, 2 Enrolled Agents, a bookkeeper, 2 veteran tax preparers',
    'team.areas': 'CPAs, Enrolled Agents, bookkeeping',
  })
})

test.each([
  ['Certified Enrolled Agent'],
  ['Enrolled Agent'],
  ['IRS certified Enrolled Agent, enrolled to practice before the IRS, certified enrolled'],
])('"%s" is refused as a credential', (credential) => {
  const [role] = team.roles
  expect(teamSchema.safeParse({ roles: [{ ...role, credential }] }).success).toBe(false)
})

test('nobody is invented: the sample has no founder', () => {
  expect(team.founder).toBeUndefined()
})
