import type { Path } from '#app/content/engine/problem.ts'
import { valueAt } from '#app/content/engine/problem.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { formFieldOf } from './form.ts'
import { step } from './names.ts'
import type { Field, Following } from './types.ts'
import { collectionOf, textWith } from './write-files.ts'

/** What becomes of the links to a page that is renamed or deleted. */
export type Move = {
  /** Its addresses so far. */
  from: readonly string[]
  to: string
  /** The name of its file, as in {page.tax-planning}, and the new one. */
  fact: { from: string; to?: string }
  /** Where it says what it stood for, a deleted page leaves no entry behind. */
  isGone: boolean
}

type Followed = { changes: Map<string, string>; follows: Following[] }

/** Every file that links to the page, changed so that the links still lead somewhere. */
export function followLinks(texts: ReadonlyMap<string, string>, move: Move): Followed {
  const changes = new Map<string, string>()
  const follows: Following[] = []
  for (const [file, text] of texts) {
    const collection = collectionOf(file)
    const { source } = parseSource(file, text)
    if (!collection || !source) continue
    const before = follows.length
    const value = walk(source.value, formFieldOf(collection), { file, path: [], words: [] })
    if (follows.length > before) changes.set(file, textWith(file, text, value))
  }
  return { changes, follows }

  function walk(value: unknown, field: Field | undefined, at: Place): unknown {
    if (typeof value === 'string') {
      const next = withLinks(value, move)
      if (next !== value) note(at, move.to)
      return next
    }
    if (Array.isArray(value)) return walkList(value, field, at)
    if (typeof value !== 'object' || value === null) return value
    const parts = Object.entries(value).map(([key, part]) => {
      const { name, inner } = step(field, value, key)
      const place = { ...at, path: [...at.path, key], words: [...at.words, name] }
      if (move.isGone && names.includes(key) && leadsThere(part)) {
        note(place)
        return [key, undefined]
      }
      return [key, walk(part, inner, place)]
    })
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
  }

  function walkList(list: unknown[], field: Field | undefined, at: Place): unknown[] {
    let spare = field?.kind === 'list' ? list.length - field.min : 0
    return list.flatMap((item, index) => {
      const { name, inner } = step(field, list, `${index}`)
      const place = { ...at, path: [...at.path, index], words: [...at.words, name] }
      const isEntry = at.file !== 'redirects.yaml' && leadsThere(valueAt(item, ['to']))
      if (move.isGone && isEntry && spare-- > 0) {
        note(place)
        return []
      }
      return [walk(item, inner, place)]
    })
  }

  function note({ file, path, words }: Place, to?: string): void {
    follows.push({ file, path, words: words.join(', '), ...(to && { to }) })
  }

  function leadsThere(value: unknown): boolean {
    return typeof value === 'string' && move.from.includes(value.split('#')[0] ?? '')
  }
}

type Place = { file: string; path: Path; words: readonly string[] }

/** Relations to one page and no other. */
const names = ['parent', 'translationOf']

function withLinks(text: string, { from, to, fact, isGone }: Move): string {
  const place = (anchor = '') => (isGone ? to : `${to}${anchor}`)
  const byAddress = from.reduce(
    (before, address) =>
      before.replaceAll(
        new RegExp(`(?<![\\w./~-])${address}(#[\\w-]+)?(?![\\w/~-]|\\.\\w)`, 'g'),
        (_, anchor?: string) => place(anchor),
      ),
    text,
  )
  const name = fact.from.replaceAll('.', '\\.')
  if (isGone)
    return byAddress.replaceAll(new RegExp(`\\{page\\.${name}\\}(#[\\w-]+)?`, 'g'), () => to)
  return byAddress.replaceAll(
    new RegExp(`\\{([?!]?)page\\.${name}\\}`, 'g'),
    (_, sign: string) => `{${sign}page.${fact.to}}`,
  )
}
