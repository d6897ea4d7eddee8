import type { Path } from '#app/content/engine/problem.ts'
import { fileName } from '#app/lib/text.ts'
import { asGroup, isGroup, nameIn } from '#editor/names.ts'
import type { Field } from '#editor/types.ts'

type Group = Record<string, unknown>

/** Whatever the order of the fields; a missing field is like an undefined one. */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, at) => equal(each, b[at]))
  if (!isGroup(a) || !isGroup(b)) return false
  return [...Object.keys(a), ...Object.keys(b)].every((name) => equal(a[name], b[name]))
}

/** The value with another one at this place; undefined removes it. */
export function withAt(value: unknown, path: Path, change: (now: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value)) return value.with(Number(key), withAt(value[Number(key)], rest, change))
  const group = asGroup(value)
  const name = String(key)
  return withField(group, [...Object.keys(group), name], name, withAt(group[name], rest, change))
}

/** The group with one field changed, or removed by undefined, in the order of the form. */
export function withField(
  group: Group,
  names: readonly string[],
  name: string,
  value: unknown,
): Group {
  const order = new Set([...names, ...Object.keys(group)])
  const next = { ...group, [name]: value }
  return Object.fromEntries(
    [...order].flatMap((key) => (next[key] === undefined ? [] : [[key, next[key]] as const])),
  )
}

/** The value of a new entry. */
export function blank(field: Field): unknown {
  switch (field.kind) {
    case 'group':
      return blankGroup(field.fields)
    case 'variants': {
      const [first] = field.variants
      return { ...blankGroup(first?.fields ?? {}), [field.by]: first?.is }
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

function blankGroup(fields: Record<string, Field>): Group {
  const needed = Object.entries(fields).filter(([, field]) => !field.optional)
  return Object.fromEntries(needed.map(([name, field]) => [name, blank(field)]))
}

/** A new entry with an id that no other has. */
export function numbered(entry: unknown, others: readonly unknown[]): unknown {
  const { id } = asGroup(entry)
  const taken = others.map((each) => asGroup(each).id)
  if (id === undefined) return entry
  if (taken.some((each) => typeof each === 'number'))
    return { ...asGroup(entry), id: Math.max(0, ...taken.map(Number)) + 1 }
  return { ...asGroup(entry), id: free(String(id), taken) }
}

/** The id of an entry follows its name while it is new. */
export function renamed(before: unknown, after: unknown, others: readonly unknown[]): unknown {
  const [was, is] = [asGroup(before), asGroup(after)]
  const [old, name] = [nameIn(was), nameIn(is)]
  if (typeof is.id !== 'string' || is.id !== was.id || name === old) return after
  const taken = others.filter((each) => each !== before).map((each) => asGroup(each).id)
  return { ...is, id: free(fileName(name), taken) }
}

function free(id: string, taken: readonly unknown[]): string {
  const bare = id.replace(/-\d+$/, '')
  if (id === '' || !taken.includes(id)) return id
  let at = 2
  while (taken.includes(`${bare}-${at}`)) at++
  return `${bare}-${at}`
}

export type Named = [name: string, field: Field]
type FormPart = { title: string; members: Named[] }

/** The parts of a form in their order: what search engines see and ids come last. A list or a large group
    is a part by itself. */
export function partsOf(fields: Record<string, Field>): FormPart[] {
  const isLast = ([name]: Named) => name === 'head' || name === 'id'
  const all = Object.entries(fields)
  const parts: FormPart[] = []
  for (const each of [...all.filter((one) => !isLast(one)), ...all.filter(isLast)]) {
    const [, { part = '', kind }] = each
    const alone = ['list', 'group', 'variants', 'table'].includes(kind)
    const open = parts.at(-1)
    if (part || alone || !open || (open.title === '' && ends(open))) {
      parts.push({ title: part, members: [each] })
    } else open.members.push(each)
  }
  return parts

  function ends({ members }: FormPart): boolean {
    return ['list', 'group', 'variants', 'table'].includes(members.at(-1)?.[1].kind ?? '')
  }
}

/** The title of the first part, or the name of the first fold. */
export function firstFold(field: Field): string {
  const [part] = field.kind === 'group' ? partsOf(field.fields) : []
  return part ? part.title || (part.members[0]?.[0] ?? '') : ''
}

export function filled(text: string, facts: Record<string, string>): string {
  return text.replaceAll(/\{([^{}\n]+)\}/g, (match, name: string) => facts[name.trim()] ?? match)
}

/** The length without the marks of links and bold. */
export function readLength(text: string): number {
  return text.replaceAll(/\*\*|\[|\]\([^)]*\)/g, '').length
}
