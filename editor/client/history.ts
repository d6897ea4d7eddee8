import type { Path } from '#app/content/engine/problem.ts'
import { asGroup, isGroup } from '#editor/names.ts'
import type { Opened, Unsaved } from '#editor/types.ts'
import { equal, withAt } from './values.ts'

type Patch = { path: Path; before?: unknown; after?: unknown }

/** What was done to a file since it was first opened, over saves and reloads. The value of a file that
    cannot be shown as a form is its text. */
export type History = {
  /** Of the file that `saved` was read from. */
  version: string
  saved: unknown
  value: unknown
  steps: readonly (readonly Patch[])[]
  /** How many of the steps are done; the others can be redone. */
  at: number
  /** The visit to a field in which the last step was made. */
  visit?: number | undefined
}

const contentOf = ({ form, text }: Opened) => (form ? form.value : text)

export function startHistory(opened: Opened): History {
  const value = contentOf(opened)
  return { version: opened.version, saved: value, value, steps: [], at: 0 }
}

/** The value as it is now typed. What is typed in one visit to a field is one step. */
export function typed(history: History, value: unknown, visit?: number): History {
  const same = visit !== undefined && visit === history.visit
  const start = same ? stepped(history, -1) : history
  const step = stepBetween(start.value, value)
  const steps = [...start.steps.slice(0, start.at), ...(step.length > 0 ? [step] : [])]
  return { ...history, value, steps, at: steps.length, visit }
}

/** One step back, or forth. */
export function stepped(history: History, by: 1 | -1): History {
  const step = nextStep(history, by)
  if (!step) return history
  const value = step.reduce(
    (each, { path, before, after }) => withAt(each, path, by < 0 ? before : after),
    history.value,
  )
  return { ...history, value, at: history.at + by, visit: undefined }
}

export function nextStep({ steps, at }: History, by: 1 | -1): readonly Patch[] | undefined {
  return steps[by < 0 ? at - 1 : at]
}

/** After saving, or when nothing was unsaved: what the file says is a step like any other. */
export function settled(history: History, opened: Opened): History {
  const value = contentOf(opened)
  return { ...typed(history, value), version: opened.version, saved: value }
}

export function unsavedOf({ value, saved }: History): Unsaved | undefined {
  if (equal(value, saved)) return undefined
  return typeof value === 'string' ? { text: value } : { value }
}

function stepBetween(before: unknown, after: unknown, path: Path = []): Patch[] {
  if (equal(before, after)) return []
  if (!isAlike(before, after)) return [{ path, before, after }]
  return namesIn(before, after).flatMap((name) =>
    stepBetween(asParts(before)[name], asParts(after)[name], [...path, name]),
  )
}

/** Two groups, or two lists of the same length. */
function isAlike(a: unknown, b: unknown): boolean {
  return Array.isArray(a) ? Array.isArray(b) && a.length === b.length : isGroup(a) && isGroup(b)
}

const asParts = (value: unknown): Record<string, unknown> =>
  Array.isArray(value) ? { ...value } : asGroup(value)
const namesIn = (a: unknown, b: unknown) => Object.keys({ ...asParts(a), ...asParts(b) })

/** `both`: the fields that both changed, where mine stays; `theirs` is what the file has there. */
export type Merged = { value: unknown; both: { path: Path; theirs: unknown }[] }

/** My changes and theirs, field by field. */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: Path = []): Merged {
  if (equal(base, mine)) return { value: theirs, both: [] }
  if (equal(base, theirs) || equal(mine, theirs)) return { value: mine, both: [] }
  const isList = Array.isArray(mine)
  if (isAlike(mine, theirs) && (!isList || isAlike(base, mine))) {
    const parts = namesIn(mine, theirs).map((name) => {
      const [was, one, other] = [base, mine, theirs].map((each) => asParts(each)[name])
      return [name, merge(was, one, other, [...path, name])] as const
    })
    const values = parts.map(([name, { value }]) => [name, value] as const)
    const value = isList
      ? values.map(([, each]) => each)
      : Object.fromEntries(values.filter(([, each]) => each !== undefined))
    return { value, both: parts.flatMap(([, { both }]) => both) }
  }
  const [one, other] = [partBetween(base, mine), partBetween(base, theirs)]
  if (one && other) {
    const [first, last] = one.from <= other.from ? [one, other] : [other, one]
    if (first.from + first.count <= last.from) {
      const rows = rowsOf(base).toSpliced(last.from, last.count, ...last.put)
      rows.splice(first.from, first.count, ...first.put)
      return { value: isList ? rows : rows.join('\n'), both: [] }
    }
  }
  return { value: mine, both: [{ path, theirs }] }
}

/** The entries of a list, or the lines of a text. */
function rowsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : `${value}`.split('\n')
}

/** The rows that differ. */
function partBetween(before: unknown, after: unknown) {
  const known = typeof before === 'string' || Array.isArray(before)
  if (!known || typeof before !== typeof after) return undefined
  const [a, b] = [rowsOf(before), rowsOf(after)]
  const most = Math.min(a.length, b.length)
  let from = 0
  while (from < most && equal(a[from], b[from])) from++
  let end = 0
  while (end < most - from && equal(a.at(-1 - end), b.at(-1 - end))) end++
  return { from, count: a.length - end - from, put: b.slice(from, b.length - end) }
}
