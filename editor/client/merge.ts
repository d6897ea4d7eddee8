import { naming } from '#app/content/engine/english.ts'
import type { Path } from '#app/content/engine/problem.ts'
import { asGroup, isGroup } from '#editor/names.ts'
import { equal, numbered } from './values.ts'

/** What both did to one place, and what became of it:
    `mine`: both changed it, mine stays, the file has `theirs`;
    `gone`: the file no longer has the entry I changed, it stays;
    `back`: the file changed the entry I removed, it is there again;
    `twice`: both added or changed entries, those of the file stand beside mine. */
export type Both = { path: Path; kind: 'mine' | 'gone' | 'back' | 'twice'; theirs?: unknown }

type Parts = Record<string, unknown>
type Entries = ReadonlyMap<string, unknown>

/** Two groups, or two lists of the same length. */
export function isAlike(a: unknown, b: unknown): boolean {
  return Array.isArray(a) ? Array.isArray(b) && a.length === b.length : isGroup(a) && isGroup(b)
}

export const asParts = (value: unknown): Parts =>
  Array.isArray(value) ? { ...value } : asGroup(value)
export const namesIn = (a: unknown, b: unknown) => Object.keys({ ...asParts(a), ...asParts(b) })

/** What was sent to be saved, with what was typed since, in the file's own notation where nothing was. */
export function withTyped(sent: unknown, mine: unknown, saved: unknown): unknown {
  if (equal(sent, mine)) return saved
  if (!isAlike(sent, mine) || !isAlike(mine, saved)) return mine
  return joined(mine, namesIn(mine, saved), (name) =>
    withTyped(asParts(sent)[name], asParts(mine)[name], asParts(saved)[name]),
  )
}

/** Both sides' changes of what `was`. No entry of a list that one side added or changed is left out. */
export function mergeValues(was: unknown, mine: unknown, theirs: unknown) {
  const both: Both[] = []
  return { value: merge(was, mine, theirs, []), both }

  function merge(base: unknown, one: unknown, two: unknown, path: Path): unknown {
    if (equal(base, one)) return two
    if (equal(base, two) || equal(one, two)) return one
    const lists = [base ?? [], one ?? [], two ?? []]
    if (lists.every((each) => Array.isArray(each))) {
      const list = mergeLists(lists, path)
      return list.length === 0 && !(one && two) ? undefined : list
    }
    if (isGroup(base) && isGroup(one) && isGroup(two))
      return joined(one, namesIn(one, two), (name) =>
        merge(base[name], one[name], two[name], [...path, name]),
      )
    both.push({ path, kind: 'mine', theirs: two })
    return one
  }

  function mergeLists(lists: unknown[][], path: Path): unknown[] {
    const [base, one, two] = entriesOf(lists)
    const isKept = (key: string) => {
      if (one.has(key) && two.has(key)) return true
      // Only an entry that the other side left as it was goes with its removal.
      return !base.has(key) || !equal(base.get(key), one.has(key) ? one.get(key) : two.get(key))
    }
    const merged: unknown[] = []
    for (const key of orderOf(base, one, two).filter(isKept)) {
      const place = [...path, merged.length]
      const [before, here, there] = [base.get(key), one.get(key), two.get(key)]
      if (base.has(key) && one.has(key) && two.has(key))
        merged.push(merge(before, here, there, place))
      else if (one.has(key) && two.has(key) && !equal(here, there)) {
        both.push({ path: [...path, merged.length + 1], kind: 'twice' })
        merged.push(here, numbered(there, [...one.values(), ...two.values(), ...merged]))
      } else {
        if (base.has(key)) both.push({ path: place, kind: one.has(key) ? 'gone' : 'back' })
        merged.push(one.has(key) ? here : there)
      }
    }
    // Without names, a line that both changed is a line less and two more.
    const replaced = [...base.keys()].some((key) => !one.has(key) && !two.has(key))
    const isNew = (entries: Entries) => [...entries.keys()].some((key) => !base.has(key))
    if (replaced && isNew(one) && isNew(two)) both.push({ path, kind: 'twice' })
    return merged
  }
}

function joined(like: unknown, names: readonly string[], partOf: (name: string) => unknown) {
  const parts = names.map((name) => [name, partOf(name)] as const)
  if (Array.isArray(like)) return parts.map(([, part]) => part)
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}

/** The entries of the three lists, each by what makes it the same entry in all of them: the field that
    names it; the kind of a block; its place, where nothing was moved; else all that it says. */
function entriesOf(lists: readonly unknown[][]): [base: Entries, one: Entries, two: Entries] {
  const key = ['id', 'from', 'block', ...naming].find((name) => {
    const ids = lists.map((list) => list.map((entry) => asGroup(entry)[name]))
    const isId = ids.flat().every((id) => typeof id === 'number' || (typeof id === 'string' && id))
    return isId && (name === 'block' ? isAsOften(ids) : ids.every(isOnceEach))
  })
  const texts = lists.map((list) => list.map((entry) => JSON.stringify(sorted(entry))))
  const [before = []] = texts
  const isInPlace = texts.every(
    (each) =>
      each.length === before.length &&
      each.every((text, at) => text === before[at] || !before.includes(text)),
  )
  const [base, one, two] = lists.map((list, nth) => {
    const entries = new Map<string, unknown>()
    for (const [at, entry] of list.entries()) {
      const name = key ? `${asGroup(entry)[key]}` : isInPlace ? `${at}` : texts[nth]?.[at]
      let copy = 0
      while (entries.has(`${name} ${copy}`)) copy++
      entries.set(`${name} ${copy}`, entry)
    }
    return entries
  })
  return [base, one, two] as [Entries, Entries, Entries]
}

const isOnceEach = (ids: readonly unknown[]) => new Set(ids.map(String)).size === ids.length

/** Whether each kind that a list has more than once is there as often in every list. */
function isAsOften(lists: readonly (readonly unknown[])[]): boolean {
  return [...new Set(lists.flat())].every((kind) => {
    const counts = lists.map((list) => list.filter((each) => each === kind).length)
    return Math.max(...counts) < 2 || new Set(counts).size === 1
  })
}

/** Fields in one order, as their order makes no difference. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isGroup(value)) return value
  const fields = Object.entries(value).map(([name, part]) => [name, sorted(part)] as const)
  return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** In my order, unless only the other side moved entries; what one side alone has stands behind the
    entry that it follows there. */
function orderOf(base: Entries, one: Entries, two: Entries): string[] {
  const common = (entries: Entries) => [...entries.keys()].filter((key) => base.has(key))
  const stayed = (entries: Entries, other: Entries) =>
    equal(
      common(entries).filter((key) => other.has(key)),
      common(base).filter((key) => entries.has(key) && other.has(key)),
    )
  const [first, second] = stayed(one, two) ? [two, one] : [one, two]
  const order = [...first.keys()]
  let at = 0
  for (const key of second.keys()) {
    const there = order.indexOf(key)
    if (there >= 0) at = there + 1
    else order.splice(at++, 0, key)
  }
  return order
}
