import { nameIn } from '#app/content/engine/english.ts'
import type { Path } from '#app/content/engine/problem.ts'
import type { FormField } from './types.ts'

// What the form calls the entries and fields of a file, also for the server's messages.

export type Group = Record<string, unknown>

export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function asGroup(value: unknown): Group {
  return isGroup(value) ? value : {}
}

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** What a group is about, in one line: "Core Plan · $3,000". */
export function titleOf(value: unknown): string {
  if (!isGroup(value)) return Array.isArray(value) ? '' : `${value ?? ''}`
  const first = nameIn(value) || `${Object.values(value).find(isText) ?? ''}`
  return [first, value.price].filter(isText).join(' · ')
}

/** What the form calls an entry of a list: "Core Plan", "Guarantee · We stand behind it", "Record 3". */
export function entryName(item: FormField, entry: unknown, at: number): string {
  const group = asGroup(entry)
  if (typeof group.id === 'number') return `${item.label} ${group.id}`
  const name = [kindOf(item, group)?.name, nameIn(group)].filter(Boolean).join(' · ')
  return name || `${item.label || 'Entry'} ${at + 1}`
}

/** An entry in one line: its name, or its kind and what it says. */
export function entryLine(item: FormField, entry: unknown, at: number) {
  const group = asGroup(entry)
  const kind = kindOf(item, group)
  if (!kind?.name) return { title: entryName(item, entry, at), about: `${group.price ?? ''}` }
  const text = Object.keys(kind.fields).find(
    (key) => kind.fields[key]?.kind === 'text' && isText(group[key]),
  )
  return { title: kind.name, about: nameIn(group) || `${text ? group[text] : ''}` }
}

function kindOf(item: FormField, group: Group) {
  if (item.kind !== 'variants') return undefined
  return item.variants.find(({ is }) => is === group[item.by])
}

/** The file and the path of `firm.yaml/hours/0`. */
export function placeIn(id: string): { file: string; path: string[] } {
  const [, file = '', path = ''] = /^(.+?\.(?:yaml|md))(?:\/(.*))?$/.exec(id) ?? []
  return { file, path: path ? path.split('/') : [] }
}

/** "Packages, Core Plan, Price". */
export function placeName(field: FormField | undefined, value: unknown, path: Path): string {
  const [key, ...rest] = path
  if (key === undefined) return ''
  const { name, inner } = step(field, value, String(key))
  const part = Array.isArray(value) ? value[Number(key)] : asGroup(value)[String(key)]
  return [name, placeName(inner, part, rest)].filter(Boolean).join(', ')
}

/** One part of a value: what the form calls it, and its field. */
export function step(
  field: FormField | undefined,
  value: unknown,
  key: string,
): { name: string; inner: FormField | undefined } {
  const named = (inner?: FormField) => ({ name: inner?.label || key, inner })
  switch (field?.kind) {
    case 'group':
      return named(field.fields[key])
    case 'variants': {
      const { by, variants } = field
      const chosen = variants.find(({ is }) => is === asGroup(value)[by]) ?? variants[0]
      return named(chosen?.fields[key])
    }
    case 'list': {
      const entry = Array.isArray(value) ? value[Number(key)] : undefined
      return { name: entryName(field.item, entry, Number(key)), inner: field.item }
    }
    case 'table':
      return { name: key, inner: field.value }
    case 'text':
      return step(field.or, value, key)
    default:
      return named()
  }
}
