import type { Team } from './schemas/team.ts'

type Roster = Pick<Team, 'roles' | 'support'>

/** "2 CPAs", "a bookkeeper". */
export function countOf({ count, one, many }: Team['roles'][number]): string {
  return count === 1 ? one : `${count} ${many}`
}

/** What the site says of the team, for {names} in prose. Nothing of it is typed anywhere (decision 7). */
export function teamFactsOf(team: Roster | undefined): Record<string, string> {
  if (!team) return {}
  const { roles, support } = team
  const count = roles.reduce((sum, role) => sum + role.count, 0)
  const named = [...roles.map(countOf), ...(support ? [support.name] : [])]
  const areas = [...roles, ...(support ? [support] : [])].flatMap(({ area }) => area ?? [])
  return {
    'team.count': `${count}`,
    'team.size': `a team of ${count} professionals`,
    // Support staff is not counted one by one: one person at least, hence the plus.
    'team.people': support ? `${count + 1}+ people including ${support.name}` : `${count} people`,
    'team.summary': named.join(', '),
    'team.areas': areas.join(', '),
  }
}
