import type { Path } from './engine/problem.ts'
import type { Source } from './engine/source.ts'

/** A text as the owner typed it, {facts} not filled in. */
export type Typed = { file: string; path: Path; text: string }

export function textsIn(sources: ReadonlyMap<string, Source>): Typed[] {
  return [...sources].flatMap(([file, { value }]) => textsOf(file, value, []))
}

function textsOf(file: string, value: unknown, path: Path): Typed[] {
  if (typeof value === 'string') return [{ file, path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  return [...entries].flatMap(([key, item]) => textsOf(file, item, [...path, key]))
}
