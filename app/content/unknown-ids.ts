import type { Problem } from './engine/problem.ts'
import { closestMatch } from './engine/words.ts'

export type Id = string | number
type Place = (index: number) => [file: string, path: PropertyKey[]]

export function idsOf(list: readonly { id: Id }[]): Id[] {
  return list.map(({ id }) => id)
}

/** Ids that one file names and no other has. */
export function unknownIds(
  ids: readonly (Id | undefined)[],
  known: readonly Id[],
  place: Place,
  what: string,
): Problem[] {
  return ids.flatMap((id, index) => {
    if (id === undefined || known.includes(id)) return []
    const [file, path] = place(index)
    const near = typeof id === 'string' && closestMatch(id, known.map(String))
    const expected =
      known.length > 0
        ? `the id of ${what}: ${known.join(', ')}`
        : `no such line, because there isn't ${what}`
    const hint = near ? { hint: `Did you mean ${near}?` } : {}
    return [{ file, path, found: `"${id}"`, expected, ...hint }]
  })
}
