import { blocker, type Finding, spotOf } from '../finding.ts'
import { type Launch, read, typedTexts } from '../launch.ts'
import { number, numberOf } from '../numbers.ts'
import { printsField } from '../pages.ts'

/** Decision 7: every count of people follows from the roster. */
export function teamSize(launch: Launch): Finding[] {
  const { roles, support } = read(launch, 'team.yaml')
  const count = roles.reduce((sum, role) => sum + role.count, 0)
  const right = support ? [count, count + 1] : [count]
  const counts: [pattern: RegExp, right: number[]][] = [
    [new RegExp(`\\b(?:team|staff) of (${number})\\b`, 'gi'), right],
    [new RegExp(`\\b(${number})\\+? professionals\\b`, 'gi'), [count]],
    [
      new RegExp(`\\b(${number})\\+? people (?:including|on our|on the|in our|in the)`, 'gi'),
      right,
    ],
    ...roles.map((role): [RegExp, number[]] => [
      new RegExp(`\\b(${number}) (?:${role.many}|${role.one.replace(/^an? /, '')})\\b`, 'gi'),
      [role.count],
    ]),
  ]
  return typedTexts(launch).flatMap(({ file, path, text }) => {
    const wrong = counts
      .flatMap(([pattern, fits]) => [...text.matchAll(pattern)].map((match) => ({ match, fits })))
      .find(({ match: [, typed = ''], fits }) => !fits.includes(numberOf(typed)))
    if (!wrong || file === 'team.yaml') return []
    return [
      blocker(file, path, {
        problem: 'Another number of people than the roster',
        found: `"${wrong.match[0]}", but team.yaml counts ${wrong.fits[0]}`,
        fix: 'Write {team.size}, {team.people} or {team.summary}, which follow from team.yaml, or mend the roster.',
        spot: spotOf(wrong.match),
        shows: printsField(launch, file, path),
      }),
    ]
  })
}
