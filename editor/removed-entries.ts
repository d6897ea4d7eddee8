import { isDeepStrictEqual } from 'node:util'
import { nameIn } from '#app/content/engine/english.ts'
import type { Path } from '#app/content/engine/problem.ts'
import { asGroup, type Group, isGroup } from './names.ts'

/** An entry of a list that is no longer there: its list, and its place in it. */
export type Removed = { path: Path; at: number; entry: Group }

/** The entries that a save takes away, in lists of any depth. One that was changed is still there. */
export function removedEntries(before: unknown, after: unknown, path: Path = []): Removed[] {
  if (Array.isArray(before)) return inList(before, Array.isArray(after) ? after : [], path)
  if (!isGroup(before)) return []
  return Object.keys(before).flatMap((key) =>
    removedEntries(before[key], asGroup(after)[key], [...path, key]),
  )
}

function inList(before: readonly unknown[], after: readonly unknown[], path: Path): Removed[] {
  const isIn = (list: readonly unknown[], entry: unknown) =>
    list.some((each) => isDeepStrictEqual(each, entry))
  const fresh = after.filter((entry) => !isIn(before, entry))
  const gone = [...before.entries()].filter(([, entry]) => isGroup(entry) && !isIn(after, entry))
  return gone.flatMap(([at, entry]) => {
    const now = fresh.findIndex((each) => isSame(each, entry, after.length >= before.length))
    if (now < 0) return [{ path, at, entry: asGroup(entry) }]
    const [next] = fresh.splice(now, 1)
    return removedEntries(entry, next, [...path, after.indexOf(next)])
  })
}

/** By its id, else by its name or kind; `isPlace`: as none is missing, any may be it. */
function isSame(one: unknown, two: unknown, isPlace: boolean): boolean {
  const [a, b] = [asGroup(one), asGroup(two)]
  if (a.id !== undefined && b.id !== undefined) return a.id === b.id
  return isPlace || (a.block === b.block && (nameIn(a) === nameIn(b) || a.block !== undefined))
}
