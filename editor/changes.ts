import { isDeepStrictEqual } from 'node:util'
import { collectionOf } from '#app/content/collections.ts'
import { nameIn } from '#app/content/engine/english.ts'
import type { Path } from '#app/content/engine/problem.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { capitalize } from '#app/lib/text.ts'
import { formFieldOf } from './form.ts'
import { asGroup, isGroup, step } from './names.ts'
import { plainLines, valuesIn } from './read-files.ts'
import type { Change, FormField, Overview } from './types.ts'

/** How a file changed, in words; undefined means that there is no such file. `ids` has what is called by its name. */
export function changesOf(
  file: string,
  before?: string,
  after?: string,
  ids: Overview['ids'] = {},
): Change[] {
  const collection = collectionOf(file)
  const fate = before === undefined ? 'New' : after === undefined ? 'Deleted' : 'Changed'
  const picture = /^images\/(.+)/.exec(file)?.[1]
  if (picture) return [{ words: `${fate}: the picture ${picture}`, link: 'pictures' }]
  if (!collection) return [{ words: `${fate}: ${titleOf(file, after)}` }]
  const [old, now] = [before, after].map(
    (text) => parseSource(file, plainLines(text ?? '')).source?.value,
  )
  const title = titleOf(file, after ?? before)
  if (fate !== 'Changed')
    return [
      {
        words: `${fate}: ${title}`,
        link: fate === 'New' ? file : undefined,
        ...(collection.onFile && { onFile: true as const }),
      },
    ]
  const found = [...differences(formFieldOf(collection), old, now, { names: [], path: [], ids })]
  if (found.length === 0) found.push({ words: 'only a remark', path: [] })
  return found.map(({ words, path }) => ({
    words: `${capitalize(title)}: ${words}`,
    title: capitalize(title),
    link: [file, ...path].join('/'),
    ...(collection.onFile && { onFile: true as const }),
  }))
}

/** "the team", "a service, Tax Planning". */
export function titleOf(file: string, text: string | undefined): string {
  const collection = collectionOf(file)
  if (!collection?.pattern.includes('*')) return collection?.what ?? `the file ${file}`
  const { head, city, ...page } = valuesIn(file, text)
  return `${collection.what}, ${city ?? asGroup(head).name ?? (nameIn(page) || file)}`
}

type Found = { words: string; path: Path }
type At = { names: readonly string[]; path: Path; ids: Overview['ids'] }

function* differences(
  field: FormField | undefined,
  before: unknown,
  after: unknown,
  at: At,
): Generator<Found> {
  if (isDeepStrictEqual(before, after)) return
  const { names, path, ids } = at
  const what = names.join(', ') || 'the text'
  const say = (value: unknown, other: unknown) => said(value, other, field, ids)
  if (Array.isArray(before) && Array.isArray(after)) {
    yield* inList(field, before, after, at)
  } else if (isGroup(before) && isGroup(after)) {
    for (const key of Object.keys({ ...before, ...after })) {
      const { name, inner } = step(field, after, key)
      const inside = { names: [...names, name], path: [...path, key], ids }
      yield* differences(inner, before[key], after[key], inside)
    }
  } else if (before === undefined) yield { words: `${what}, new: ${say(after, '')}`, path }
  else if (after === undefined)
    yield { words: `${what}, deleted: ${say(before, '')}`, path: path.slice(0, -1) }
  else yield { words: `${what}: ${say(before, after)} becomes ${say(after, before)}`, path }
}

/** Entries of the same id or name belong together; of the others, as many as there were. */
function* inList(
  field: FormField | undefined,
  before: readonly unknown[],
  after: readonly unknown[],
  { names, path, ids }: At,
): Generator<Found> {
  const [old, now] = [before.map(keyOf), after.map(keyOf)]
  const gone = old.filter((key) => !now.includes(key))
  const fresh = now.filter((key) => !old.includes(key))
  const renamed = gone.length === fresh.length
  for (const [at, key] of now.entries()) {
    const was = renamed ? (gone[fresh.indexOf(key)] ?? key) : key
    const from = before[old[at] === was ? at : old.indexOf(was)]
    const name = from !== undefined && nameIn(asGroup(after[at]))
    const trail = name ? [...names.slice(0, -1), name] : names
    const { inner } = step(field, after, `${at}`)
    yield* differences(inner, from, after[at], { names: trail, path: [...path, at], ids })
  }
  for (const key of renamed ? [] : gone) {
    const at = old.indexOf(key)
    const { inner } = step(field, before, `${at}`)
    yield* differences(inner, before[at], undefined, { names, path: [...path, 0], ids })
  }
  if (gone.length + fresh.length === 0 && String(old) !== String(now))
    yield { words: `${names.join(', ')}: in another order`, path }
}

function keyOf(entry: unknown): string {
  const { id } = asGroup(entry)
  return id === undefined ? nameIn(asGroup(entry)) || JSON.stringify(entry) : `${id}`
}

/** What a group without a name says; what it names by an id, as that is called. */
function wordsIn(value: unknown, field?: FormField, ids: Overview['ids'] = {}): string[] {
  if (typeof value === 'string') return [nameOf(value, field, ids)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    wordsIn(each, step(field, value, key).inner, ids),
  )
}

function nameOf(value: string, field: FormField | undefined, ids: Overview['ids']): string {
  const named = field?.kind === 'text' && ids[field.names ?? '']?.find((id) => id.value === value)
  return named ? named.name : value
}

const longest = 90

/** A value in words; of a long text, the part that differs from the other if there is one. */
export function said(
  value: unknown,
  other?: unknown,
  field?: FormField,
  ids: Overview['ids'] = {},
): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`
  if (isGroup(value)) {
    const words = wordsIn(value, field, ids)
    // A sentence says more than the name of an answer.
    return nameIn(value) || words.find((each) => /\s/.test(each)) || words[0] || 'its fields'
  }
  if (typeof value === 'string' && nameOf(value, field, ids) !== value)
    return nameOf(value, field, ids)
  const [text = '', from = ''] = [value, other].map((each) =>
    `${each ?? 'nothing'}`.replaceAll(/\s+/g, ' '),
  )
  if (text.length <= longest || other === undefined) return text
  let differs = 0
  while (differs < text.length && text[differs] === from[differs]) differs += 1
  const start = text.lastIndexOf(' ', Math.max(0, differs - 20)) + 1
  return `“${start > 0 ? '…' : ''}${text.slice(start, start + longest).trim()}…”`
}
