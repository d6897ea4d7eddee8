import type { Path } from '#app/content/engine/problem.ts'
import type { Opened, Unsaved } from '#editor/types.ts'
import { asParts, type Both, isAlike, mergeValues, namesIn, withTyped } from './merge.ts'
import { equal, withAt } from './values.ts'

type Patch = { path: Path; before?: unknown; after?: unknown }

/** What was done to a file since it was first opened, over saves and reloads. `value` is what the form
    holds, or a text, which a file that cannot be shown as a form always is. */
export type History = {
  /** Of the file that `saved` and `text` were read from. */
  version: string
  saved: unknown
  text: string
  value: unknown
  steps: readonly (readonly Patch[])[]
  /** How many of the steps are done; the others can be redone. */
  at: number
  /** The visit to a field in which the last step was made. */
  visit?: number | undefined
}

type Read = { version: string; text: string; form?: { value: unknown } }

/** What the file holds. */
const contentOf = ({ form, text }: Read) => (form ? form.value : text)
export const isText = ({ value }: History) => typeof value === 'string'

export function startHistory(opened: Read): History {
  const { version, text } = opened
  const value = contentOf(opened)
  return { version, text, saved: value, value, steps: [], at: 0 }
}

/** The value as it is now typed. What is typed in one visit to a field is one step. */
export function typed(history: History, value: unknown, visit?: number): History {
  const same = visit !== undefined && visit === history.visit
  const start = same ? stepped(history, -1) : history
  const step = stepBetween(start.value, value)
  if (step.length === 0 && !same) return { ...history, visit: undefined }
  const steps = [...start.steps.slice(0, start.at), ...(step.length > 0 ? [step] : [])]
  // What was taken back is no step that the next key could go on with.
  return { ...history, value, steps, at: steps.length, visit: step.length > 0 ? visit : undefined }
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

/** Where a step is seen: of a longer or shorter list, the first entry that differs. */
export function placeOf({ path, before, after }: Patch, by: 1 | -1): Path {
  const [was, is] = by > 0 ? [before, after] : [after, before]
  if (!Array.isArray(was) || !Array.isArray(is)) return path
  const at = is.findIndex((entry, index) => !equal(entry, was[index]))
  return [...path, at < 0 ? is.length - 1 : at]
}

/** Shown as what is in the file now, as a text or as a form; a step like any other. */
export function settled(history: History, opened: Opened, asText = isText(history)): History {
  const { version, text } = opened
  const saved = contentOf(opened)
  return { ...typed(history, asText ? text : saved), version, text, saved }
}

/** After a save of `sent`: what was typed while it was on its way is still there, and not saved. */
export function afterSave(history: History, sent: Unsaved, opened: Opened): History {
  const { version, text } = opened
  const saved = contentOf(opened)
  const [before, now] = 'text' in sent ? [sent.text, text] : [sent.value, saved]
  return { ...typed(history, withTyped(before, history.value, now)), version, text, saved }
}

export function unsavedOf(history: History): Unsaved | undefined {
  const { value, saved, text } = history
  if (typeof value === 'string') return value === text ? undefined : { text: value }
  return equal(value, saved) ? undefined : { value }
}

/** Holds something that is neither what was read nor what the file holds now. */
export function differs(history: History, opened: Opened): boolean {
  const now = { ...history, saved: contentOf(opened), text: opened.text }
  return unsavedOf(history) !== undefined && unsavedOf(now) !== undefined
}

function stepBetween(before: unknown, after: unknown, path: Path = []): Patch[] {
  if (equal(before, after)) return []
  if (!isAlike(before, after)) return [{ path, before, after }]
  return namesIn(before, after).flatMap((name) =>
    stepBetween(asParts(before)[name], asParts(after)[name], [...path, name]),
  )
}

/** With what has changed in the file since it was read. Where both changed a field, mine stays. */
export function merged(history: History, opened: Opened): { history: History; both: Both[] } {
  const { version, text } = opened
  const saved = contentOf(opened)
  const [base, theirs] = isText(history) ? [history.text, text] : [history.saved, saved]
  const { value, both } = mergeValues(base, history.value, theirs)
  return { history: { ...typed(history, value), version, text, saved }, both }
}
