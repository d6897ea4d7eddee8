import type { z } from 'zod'
import type { Content } from '#app/content/collections.ts'
import { collectionOf } from '#app/content/collections.ts'
import { declaredOf, isNeeded, labelOf } from '#app/content/engine/declared.ts'
import { singular } from '#app/content/engine/english.ts'
import { type Path, valueAt } from '#app/content/engine/problem.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { knownIds } from '#app/content/references.ts'
import type { Named } from '#app/content/schemas/common.ts'
import { asGroup } from './names.ts'
import { textWith } from './write-files.ts'

type Schema = z.core.$ZodType

/** The text of a file in which every field that is needed and empty says what the form calls it, so that
    the page can be shown before it is finished; the places of these fields; and whether the page is a draft. */
export function withNames(file: string, text: string, content: Content | undefined) {
  const { source } = parseSource(file, text)
  const schema = collectionOf(file)?.schema
  const empty: Path[] = []
  if (!source || !schema) return { text, empty, isDraft: false }
  const ids = content && knownIds(content)
  const value = filled(schema, source.value, [])
  const isDraft = valueAt(source.value, ['head', 'draft']) === true
  return { text: empty.length > 0 ? textWith(file, text, value) : text, empty, isDraft }

  function filled(field: Schema, value: unknown, path: Path, key = ''): unknown {
    const { kind, fields, item, options, by, min = 0 } = declaredOf(field)
    if (kind === 'variants' && by) {
      const is = asGroup(value)[by]
      const kinds = options ?? []
      const meant = kinds.find((each) => isKind(each, by, is)) ?? kinds[0]
      return meant ? filled(meant, value, path) : value
    }
    if (kind === 'group') return { ...asGroup(value), ...groupOf(fields ?? {}, value, path) }
    if (kind === 'list' && item) {
      const given: unknown[] = Array.isArray(value) ? value : []
      const length = Math.max(min, given.length)
      return Array.from({ length }, (_, at) =>
        filled(item, given[at], [...path, at], singular(key)),
      )
    }
    if (kind === 'table' || typeof value === 'object') return value ?? {}
    if (value !== undefined && `${value}`.trim() !== '') return value
    empty.push(path)
    return stand(field, key)
  }

  function groupOf(fields: Readonly<Record<string, Schema>>, value: unknown, path: Path) {
    const parts = Object.entries(fields).flatMap(([name, each]) => {
      const part = asGroup(value)[name]
      // What may be left out is not missing.
      if (part === undefined && !isNeeded(each)) return []
      return [[name, filled(each, part, [...path, name], name)] as const]
    })
    return Object.fromEntries(parts)
  }

  /** What stands for a value that is not typed yet. */
  function stand(field: Schema, key: string): unknown {
    const {
      kind,
      control,
      names,
      choices,
      values,
      drawings,
      example,
      min = 0,
      max,
    } = declaredOf(field)
    const isWords = control === 'paragraph' || control === 'markdown' || values !== undefined
    if (choices) return [...choices.keys()][0]
    if (names) return ids?.[names as Named][1][0]
    if (kind === 'flag') return false
    if (kind === 'number') return example ?? min
    if (control === 'page') return '/'
    if (drawings) return drawings.at(-1)
    if (!isWords && example !== undefined) return example
    const name = labelOf(field, key).slice(0, max)
    return name.padEnd(min, ' …').replace(/ $/, '…')
  }
}

function isKind(option: Schema, by: string, is: unknown): boolean {
  const kind = declaredOf(option).fields?.[by]
  return !!kind && [...(declaredOf(kind).choices?.keys() ?? [])].includes(is as string)
}
