import type { Path } from '#app/content/engine/problem.ts'
import { asGroup, isGroup } from '#editor/names.ts'
import type { Opened, Unsaved } from '#editor/types.ts'
import { equal, withAt } from './values.ts'

/** One change. Of a list or a text of several lines it holds only the part that differs: `from` is where
    that part begins. */
type Patch = { path: Path; from?: number; before?: unknown; after?: unknown }
type Step = readonly Patch[]

/** What was done to a file since it was first opened, over saves and reloads. */
export type History = {
  /** Of the file that `saved` was read from. */
  version: string
  saved: unknown
  value: unknown
  steps: readonly Step[]
  /** How many of the steps are done; the others can be redone. */
  at: number
  /** The whole file, while it is edited as text, and as it was read. */
  text?: string
  read?: string
  /** The visit to a field in which the last step was made. */
  visit?: number
}

export function startHistory({ version, form, text }: Opened): History {
  const history = { version, saved: form?.value, value: form?.value, steps: [], at: 0 }
  return form ? history : asText(history, text)
}

/** A file that has no form can only be edited as text; one that has can be, while all is saved. */
export function asText(history: History, text: string): History {
  return { ...history, text, read: text }
}

/** The value as it is now typed. What is typed in one visit to a field is one step. */
export function typed(history: History, value: unknown, visit?: number): History {
  const same = visit !== undefined && visit === history.visit
  const start = same ? undone(history) : history
  const step = stepBetween(start.value, value)
  const steps = [...start.steps.slice(0, start.at), ...(step.length > 0 ? [step] : [])]
  const { visit: _, ...rest } = history
  return { ...rest, value, steps, at: steps.length, ...(visit !== undefined && { visit }) }
}

export function undone(history: History): History {
  const step = history.steps[history.at - 1]
  if (!step) return history
  const { visit: _, ...rest } = history
  const value = step.toReversed().reduce((each, patch) => put(each, patch, 'before'), history.value)
  return { ...rest, value, at: history.at - 1 }
}

export function redone(history: History): History {
  const step = history.steps[history.at]
  if (!step) return history
  const { visit: _, ...rest } = history
  const value = step.reduce((each, patch) => put(each, patch, 'after'), history.value)
  return { ...rest, value, at: history.at + 1 }
}

/** Where the change is that would be undone, or with 0 redone. */
export function placeOf({ steps, at }: History, back = 1): Path | undefined {
  const [patch] = steps[at - back] ?? []
  return patch && (patch.from === undefined ? patch.path : [...patch.path, patch.from])
}

/** After saving, or when nothing was unsaved: what the file says is a step like any other. */
export function settled(history: History, { version, form, text }: Opened): History {
  const { text: _, read: __, ...rest } = typed(history, form?.value)
  const next = { ...rest, version, saved: form?.value }
  return form ? next : asText(next, text)
}

export function unsavedOf({ value, saved, text, read }: History): Unsaved | undefined {
  if (text !== undefined) return text === read ? undefined : { text }
  return equal(value, saved) ? undefined : { value }
}

function stepBetween(before: unknown, after: unknown, path: Path = []): Step {
  if (equal(before, after)) return []
  if (isGroup(before) && isGroup(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) => stepBetween(before[name], after[name], [...path, name]))
  }
  const part = partBetween(before, after)
  if (!part) return [{ path, before, after }]
  const { from, was, is } = part
  if (was.length === 1 && is.length === 1 && Array.isArray(was) && Array.isArray(is))
    return stepBetween(was[0], is[0], [...path, from])
  return [{ path, from, before: was, after: is }]
}

type Row = string | readonly unknown[]
type Part = { from: number; was: Row; is: Row }

/** The part of a list, or of a text of several lines, that differs. */
function partBetween(before: unknown, after: unknown): Part | undefined {
  const rows = Array.isArray(before) && Array.isArray(after)
  const lines = typeof before === 'string' && typeof after === 'string' && before.includes('\n')
  if (!rows && !lines) return undefined
  const [a, b] = [before as readonly unknown[], after as readonly unknown[]]
  const most = Math.min(a.length, b.length)
  let from = 0
  while (from < most && equal(a[from], b[from])) from++
  let end = 0
  while (end < most - from && equal(a[a.length - 1 - end], b[b.length - 1 - end])) end++
  return { from, was: a.slice(from, a.length - end), is: b.slice(from, b.length - end) }
}

function put(value: unknown, patch: Patch, side: 'before' | 'after'): unknown {
  const { path, from, [side]: next, [side === 'before' ? 'after' : 'before']: now } = patch
  if (from === undefined) return withAt(value, path, () => next)
  return withAt(value, path, (row) => spliced(row as Row, from, (now as Row).length, next as Row))
}

function spliced(row: Row, from: number, count: number, put: Row): Row {
  if (typeof row === 'string') return `${row.slice(0, from)}${put}${row.slice(from + count)}`
  return row.toSpliced(from, count, ...put)
}

/** The fields that both changed since, where mine stays; `theirs` is what the file has there. */
type Both = { path: Path; theirs: unknown }

/** My changes and theirs, field by field. */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: Path = [],
): { value: unknown; both: Both[] } {
  if (equal(base, mine)) return { value: theirs, both: [] }
  if (equal(base, theirs) || equal(mine, theirs)) return { value: mine, both: [] }
  if (isGroup(mine) && isGroup(theirs)) {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    const before = asGroup(base)
    const parts = names.map(
      (name) => [name, merge(before[name], mine[name], theirs[name], [...path, name])] as const,
    )
    return {
      value: Object.fromEntries(
        parts.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
      ),
      both: parts.flatMap(([, { both }]) => both),
    }
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (base.length === mine.length && base.length === theirs.length) {
      const parts = base.map((each, at) => merge(each, mine[at], theirs[at], [...path, at]))
      return { value: parts.map(({ value }) => value), both: parts.flatMap(({ both }) => both) }
    }
  }
  const [one, other] = [partBetween(base, mine), partBetween(base, theirs)]
  if (one && other) {
    const [first, last] = one.from <= other.from ? [one, other] : [other, one]
    if (first.from + first.was.length <= last.from) {
      const row = spliced(base as Row, last.from, last.was.length, last.is)
      return { value: spliced(row, first.from, first.was.length, first.is), both: [] }
    }
  }
  return { value: mine, both: [{ path, theirs }] }
}
