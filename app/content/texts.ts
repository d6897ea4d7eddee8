import type { Path } from './engine/problem.ts'
import type { Source } from './engine/source.ts'

type Value = { path: Path; value: unknown }

/** Whatever is no list and no group. */
export function valuesIn({ value }: Pick<Source, 'value'>, path: Path = []): Value[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  return [...entries].flatMap(([key, item]) => valuesIn({ value: item }, [...path, key]))
}
