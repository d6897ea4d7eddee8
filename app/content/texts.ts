import type { Path } from './engine/problem.ts'
import type { Source } from './engine/source.ts'
import { withoutUnshown } from './page-blocks.ts'

/** A text as the owner typed it, {facts} not filled in. */
export type Typed = { file: string; path: Path; text: string }

/** Without those of blocks that are not shown. */
export function textsIn(sources: ReadonlyMap<string, Source>): Typed[] {
  return [...sources].flatMap(([file, { value }]) =>
    valuesIn({ value: withoutUnshown(value, sources) }).flatMap(({ path, value }) =>
      typeof value === 'string' ? [{ file, path, text: value }] : [],
    ),
  )
}

type Value = { path: Path; value: unknown }

/** Whatever is no list and no group. */
export function valuesIn({ value }: Pick<Source, 'value'>, path: Path = []): Value[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  return [...entries].flatMap(([key, item]) => valuesIn({ value: item }, [...path, key]))
}
