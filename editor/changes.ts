import { isDeepStrictEqual } from 'node:util'
import type { Path } from '#app/content/engine/problem.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { capitalize } from '#app/lib/text.ts'
import { formFieldOf } from './form.ts'
import { asGroup, titleOf } from './names.ts'
import type { Change, Field } from './types.ts'
import { collectionOf, plainLines } from './write-files.ts'

/** What became of a file, in words; undefined stands for no file. */
export function changesOf(file: string, before?: string, after?: string): Change[] {
  const collection = collectionOf(file)
  const link = after === undefined || !collection ? undefined : file
  const fate = before === undefined ? 'New' : after === undefined ? 'Deleted' : 'Changed'
  if (!collection) return [{ words: `${fate}: ${kindOf(file)} ${file.replace(/^.*\//, '')}` }]
  const [old, now] = [before, after].map((text) => typedIn(file, text))
  const name = collection.pattern.includes('*') ? pageName(now ?? old, file) : ''
  const title = [collection.what, name].filter(Boolean).join(', ')
  if (fate !== 'Changed') return [{ words: `${fate}: ${title}`, link }]
  const readable = old !== undefined && now !== undefined
  const found = readable ? [...differences(formFieldOf(collection), old, now, [], [])] : []
  const other = { words: readable ? 'only a remark' : 'the text', path: [] }
  const all = found.length > 0 ? found : [other]
  return all.map((each) => ({
    words: `${capitalize(title)}: ${each.words}`,
    link: [file, ...each.path].join('/'),
  }))
}

function kindOf(file: string): string {
  if (file.startsWith('images/')) return 'the picture'
  return file.startsWith('fonts/') ? 'the font' : 'the file'
}

function typedIn(file: string, text: string | undefined): unknown {
  return text === undefined ? undefined : parseSource(file, plainLines(text)).source?.value
}

function pageName(value: unknown, file: string): string {
  const { head, city } = asGroup(value)
  return `${city ?? asGroup(head).name ?? (nameOf(value) || file)}`
}

function nameOf(value: unknown): string {
  return typeof value === 'object' ? (titleOf(value).split(' · ')[0] ?? '') : ''
}

type Found = { words: string; path: Path }

function* differences(
  field: Field | undefined,
  before: unknown,
  after: unknown,
  names: readonly string[],
  path: Path,
): Generator<Found> {
  if (isDeepStrictEqual(before, after)) return
  if (Array.isArray(before) && Array.isArray(after)) {
    yield* inList(field, before, after, names, path)
  } else if (isGroup(before) && isGroup(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const inner = fieldAt(field, key, after)
      const label = field?.kind === 'table' ? key : (inner?.label ?? key)
      yield* differences(inner, before[key], after[key], [...names, label], [...path, key])
    }
  } else {
    const [from, to] = shortened(said(before), said(after))
    const what = names.join(', ')
    if (before === undefined) yield { words: `${what}, new: ${to}`, path }
    else if (after === undefined)
      yield { words: `${what}, deleted: ${from}`, path: path.slice(0, -1) }
    else yield { words: `${what}: ${from} becomes ${to}`, path }
  }
}

/** Entries of the same name belong together; of the others, as many as there were. */
function* inList(
  field: Field | undefined,
  before: readonly unknown[],
  after: readonly unknown[],
  names: readonly string[],
  path: Path,
): Generator<Found> {
  const item = field?.kind === 'list' ? field.item : undefined
  const what = names.join(', ')
  const [old, now] = [keysOf(before), keysOf(after)]
  const gone = old.filter((key) => !now.includes(key))
  const fresh = now.filter((key) => !old.includes(key))
  const renamed = gone.length === fresh.length
  for (const [at, key] of now.entries()) {
    const [each, place] = [after[at], [...path, at]]
    const name = nameOf(each)
    const was = fresh.includes(key) ? gone[renamed ? fresh.indexOf(key) : -1] : key
    if (was === undefined) yield { words: `${what}, new: ${said(each)}`, path: place }
    else {
      const trail = name ? [...names.slice(0, -1), name] : names
      yield* differences(item, before[old.indexOf(was)], each, trail, place)
    }
  }
  for (const key of renamed ? [] : gone)
    yield { words: `${what}, deleted: ${said(before[old.indexOf(key)])}`, path }
  if (gone.length + fresh.length === 0 && String(old) !== String(now))
    yield { words: `${what}: in another order`, path }
}

/** A name for each entry, told apart from others of the same name. */
function keysOf(list: readonly unknown[]): string[] {
  const keys = list.map((each) => nameOf(each) || JSON.stringify(each))
  return keys.map((key, at) => `${key} ${keys.slice(0, at).filter((one) => one === key).length}`)
}

function fieldAt(field: Field | undefined, key: string, value: unknown): Field | undefined {
  switch (field?.kind) {
    case 'group':
      return field.fields[key]
    case 'table':
      return field.value
    case 'variants':
      return field.variants.find(({ is }) => is === asGroup(value)[field.by])?.fields[key]
    case 'text':
      return fieldAt(field.or, key, value)
    default:
      return undefined
  }
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function said(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`
  return `${isGroup(value) ? nameOf(value) || 'a group' : (value ?? 'nothing')}`.replaceAll(
    /\s+/g,
    ' ',
  )
}

const longest = 90

/** Of long texts the part that differs, with the words around it. */
function shortened(before: string, after: string): [string, string] {
  if (Math.max(before.length, after.length) <= longest) return [before, after]
  const [old, now] = [before.split(' '), after.split(' ')]
  const differs = now.findIndex((word, at) => word !== old[at])
  const start = Math.max(0, (differs === -1 ? Math.min(old.length, now.length) : differs) - 3)
  const cut = (words: readonly string[]) => {
    const text = words.slice(start).join(' ')
    const end = text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text
    return `“${start > 0 ? '…' : ''}${end}”`
  }
  return [cut(old), cut(now)]
}
