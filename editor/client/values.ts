import { nameIn } from '#app/content/engine/english.ts'
import type { Path } from '#app/content/engine/problem.ts'
import { fileName } from '#app/lib/text.ts'
import { asGroup, type Group, isGroup } from '#editor/names.ts'
import type { FormField } from '#editor/types.ts'

/** Whatever the order of the fields; a missing field is like an undefined one. */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, at) => equal(each, b[at]))
  if (!isGroup(a) || !isGroup(b)) return false
  return [...Object.keys(a), ...Object.keys(b)].every((name) => equal(a[name], b[name]))
}

/** The value with each of its texts changed. */
export function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => withTexts(each, change))
  if (!isGroup(value)) return value
  const parts = Object.entries(value).map(([key, each]) => [key, withTexts(each, change)])
  return Object.fromEntries(parts)
}

/** The value with another one at this place; undefined removes it. */
export function withAt(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next
  if (Array.isArray(value)) return value.with(Number(key), withAt(value[Number(key)], rest, next))
  const [group, name] = [asGroup(value), String(key)]
  return withField(group, Object.keys(group), name, withAt(group[name], rest, next))
}

/** The group with one field changed, or removed by undefined, in the order of the form. */
export function withField(group: Group, names: readonly string[], name: string, value: unknown) {
  const next: Group = { ...group, [name]: value }
  const order = new Set([...names, ...Object.keys(next)])
  return Object.fromEntries(
    [...order].map((key) => [key, next[key]]).filter(([, each]) => each !== undefined),
  ) as Group
}

/** The value of a new entry. */
export function blank(field: FormField): unknown {
  switch (field.kind) {
    case 'group': {
      const needed = Object.entries(field.fields).filter(([, each]) => !each.optional)
      return Object.fromEntries(needed.map(([name, each]) => [name, blank(each)]))
    }
    case 'variants': {
      const { by, variants } = field
      const [{ is, fields } = { is: '', fields: {} }] = variants
      return { ...asGroup(blank({ ...field, kind: 'group', fields })), [by]: is }
    }
    case 'list':
      return Array.from({ length: field.min }, () => blank(field.item))
    case 'table':
      return {}
    case 'flag':
      return false
    case 'choice':
      return field.options[0]?.value
    default:
      return ''
  }
}

/** A new entry with an id that no other has. */
export function numbered(entry: unknown, others: readonly unknown[]): unknown {
  const { id } = asGroup(entry)
  if (id === undefined) return entry
  const taken = others.map((each) => asGroup(each).id)
  const isCount = taken.some((each) => typeof each === 'number')
  const next = isCount ? Math.max(0, ...taken.map(Number)) + 1 : free(`${id}`, taken)
  return { ...asGroup(entry), id: next }
}

/** The id of an entry follows its name while it is new. */
export function renamed(before: unknown, after: unknown, others: readonly unknown[]): unknown {
  const [was, is] = [asGroup(before), asGroup(after)]
  if (typeof is.id !== 'string' || is.id !== was.id || nameIn(is) === nameIn(was)) return after
  const taken = others.filter((each) => each !== before).map((each) => asGroup(each).id)
  return { ...is, id: free(fileName(nameIn(is)), taken) }
}

/** The name, or the name with a number where it is taken. */
export function free(id: string, taken: readonly unknown[]): string {
  const bare = id.replace(/-\d+$/, '')
  let [name, at] = [id, 2]
  while (name !== '' && taken.includes(name)) name = `${bare}-${at++}`
  return name
}

export type Named = [name: string, field: FormField]

/** A list or a group is a part of its own. */
export const isPart = ({ kind }: FormField) => ['list', 'group', 'variants', 'table'].includes(kind)

/** The parts of a form in their order: what search engines see and ids come last. */
export function partsOf(fields: Record<string, FormField>): { title: string; members: Named[] }[] {
  const isLast = ([name]: Named) => name === 'head' || name === 'id'
  const all = Object.entries(fields)
  const parts: ReturnType<typeof partsOf> = []
  for (const each of [...all.filter((one) => !isLast(one)), ...all.filter(isLast)]) {
    const { part: title = '' } = each[1]
    const open = parts.at(-1)
    const before = open?.members.at(-1)?.[1]
    const ends = !open || !before || (open.title === '' && isPart(before))
    if (title || isPart(each[1]) || ends) parts.push({ title, members: [each] })
    else open.members.push(each)
  }
  return parts
}

/** The title of the first part, or the name of the first fold. */
export function firstFold(field: FormField): string {
  const [part] = field.kind === 'group' ? partsOf(field.fields) : []
  return part ? part.title || (part.members[0]?.[0] ?? '') : ''
}

const conditions = /(\{[?!/][^{}\n]*\} ?)/

/** As a page says it; with all of its words where a page would say none. */
export function filled(text: string, facts: Readonly<Record<string, string>>): string {
  let isSaid = true
  const pieces = text.split(conditions)
  const said = pieces.filter((piece, at) => {
    if (at % 2 === 0) return isSaid
    const [, sign, name = ''] = /^\{(.)\s*([^}]*?)\s*\}/.exec(piece) ?? []
    isSaid = sign === '/' || (facts[name] !== '') === (sign === '?')
    return false
  })
  const words = said.join('') || pieces.filter((_, at) => at % 2 === 0).join('')
  return words.replaceAll(/\{([^{}\n]+)\}/g, (match, name: string) =>
    Object.hasOwn(facts, name.trim()) ? `${facts[name.trim()]}` : match,
  )
}

/** In one line, without the marks of links and bold words. */
export function inShort(text: string, facts: Readonly<Record<string, string>>): string {
  return filled(text, facts).replaceAll(/\*\*|\[(?=[^\]]*(?:\]\(|$))|\]\([^)]*(?:\)|$)/g, '')
}

/** The same without the names of facts: of those that are no more, or are cut off, there is nothing to say. */
export function inPlainWords(text: string, facts: Readonly<Record<string, string>>): string {
  return inShort(text, facts).replaceAll(/\{[^{}]*(?:\}|$)/g, '…')
}
