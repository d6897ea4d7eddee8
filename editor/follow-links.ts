import { type Path, valueAt } from '#app/content/engine/problem.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { formFieldOf } from './form.ts'
import { placeName, step } from './names.ts'
import type { Field, Following } from './types.ts'
import { collectionOf, textWith } from './write-files.ts'

/** The addresses of a page so far, and where links to it shall lead. `gone` is the name of a deleted page,
    as in {page.tax-planning}: where it says what it stood for, it leaves no entry behind. */
type Move = { from: readonly string[]; to: string; gone?: string | undefined }

/** Relations to one page and no other. */
const relations = ['parent', 'translationOf']

/** Every file that links to the page, changed so that the links still lead somewhere. */
export function followLinks(texts: ReadonlyMap<string, string>, { from, to, gone }: Move) {
  const changes = new Map<string, string>()
  const follows: Following[] = []
  const anchor = '(#[\\w-]+)?'
  const links = from.map((address) => `(?<![\\w./~-])${address}${anchor}(?![\\w/~-]|\\.\\w)`)
  const pattern = new RegExp(
    [...links, ...(gone ? [`\\{page\\.${gone}\\}${anchor}`] : [])].join('|'),
    'g',
  )
  for (const [file, text] of texts) {
    const collection = collectionOf(file)
    const { source } = parseSource(file, text)
    if (!collection || !source) continue
    const form = formFieldOf(collection)
    const before = follows.length
    const note = (path: Path, now?: string) =>
      follows.push({
        file,
        path,
        words: placeName(form, source.value, path),
        ...(now && { to: now }),
      })
    const value = walk(source.value, form, [], note)
    if (follows.length > before) changes.set(file, textWith(file, text, value))
  }
  return { changes, follows }

  type Note = (path: Path, now?: string) => void

  function walk(value: unknown, field: Field | undefined, path: Path, note: Note): unknown {
    if (typeof value === 'string') {
      const next = value.replaceAll(pattern, (link) => (gone ? to : link.replace(/^[^#]*/, to)))
      if (next !== value) note(path, to)
      return next
    }
    if (typeof value !== 'object' || value === null) return value
    const isList = Array.isArray(value)
    let spare = isList && field?.kind === 'list' ? value.length - field.min : 0
    const parts = Object.entries(value).flatMap(([key, part]) => {
      const place = [...path, isList ? Number(key) : key]
      // A redirect of an old address follows like a link.
      const isEntry = isList && path[0] !== 'redirects' && leadsThere(valueAt(part, ['to']))
      const leaves = isEntry ? spare-- > 0 : relations.includes(key) && leadsThere(part)
      if (gone && leaves) {
        note(place)
        return []
      }
      return [[key, walk(part, step(field, value, key).inner, place, note)] as const]
    })
    return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts)
  }

  function leadsThere(value: unknown): boolean {
    return typeof value === 'string' && from.includes(value.split('#')[0] ?? '')
  }
}
