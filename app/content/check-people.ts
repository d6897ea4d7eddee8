import type { Content } from './collections.ts'
import type { Problem } from './engine/problem.ts'
import { pluralize } from './engine/words.ts'
import { idsOf, unknownIds } from './unknown-ids.ts'

/** A person has a role that there is, and the founder is a person that there is. */
export function peopleProblems(content: Content): Problem[] {
  const { roles, people, founder } = content.team
  return [
    ...aboutPage(content),
    ...unknownIds(
      people.map(({ role }) => role),
      idsOf(roles),
      (index) => ['team.yaml', ['people', index, 'role']],
      'a role in team.yaml',
    ),
    ...unknownIds(
      [founder?.person],
      idsOf(people),
      () => ['team.yaml', ['founder', 'person']],
      'a person in team.yaml',
    ),
  ]
}

/** A text for each revenue band, and no service twice. */
function aboutPage({ pages, firm: { revenueBands } }: Content): Problem[] {
  const { revenue, needs } = pages.about.serve ?? {}
  const named = (needs?.items ?? []).map(({ to }) => to)
  const again = named.findIndex((path, index) => named.indexOf(path) !== index)
  const file = 'pages/about.yaml'
  const problems: Problem[] = []
  if (revenue && revenueBands.length > 0 && revenue.bands.length !== revenueBands.length) {
    const path = ['serve', 'revenue', 'bands']
    const found = pluralize(revenue.bands.length, 'text')
    const expected = `${pluralize(revenueBands.length, 'text')}, one for each entry of revenueBands in firm.yaml`
    problems.push({ file, path, found, expected })
  }
  if (again >= 0) {
    const path = ['serve', 'needs', 'items', again, 'to']
    const found = `${named[again]} twice`
    problems.push({ file, path, found, expected: 'each service only once' })
  }
  return problems
}
