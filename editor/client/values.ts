import type { Field } from '#editor/types.ts'

type Group = Record<string, unknown>

export function asGroup(value: unknown): Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Group)
    : {}
}

/** The group with one field changed, or removed by undefined, in the order of the form. */
export function withField(
  group: Group,
  names: readonly string[],
  name: string,
  value: unknown,
): Group {
  const order = [...names, ...Object.keys(group).filter((key) => !names.includes(key))]
  const next = { ...group, [name]: value }
  return Object.fromEntries(
    order.flatMap((key) => (next[key] === undefined ? [] : [[key, next[key]] as const])),
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
      return field.options[0]
    default:
      return ''
  }
}

function blankGroup(fields: Record<string, Field>): Group {
  const needed = Object.entries(fields).filter(([, field]) => !field.optional)
  return Object.fromEntries(needed.map(([name, field]) => [name, blank(field)]))
}

/** The name of an entry in a list: its title, name or question, otherwise its first text. */
export function titleOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `${value ?? ''}`
  const group = asGroup(value)
  const name = ['title', 'name', 'question', 'label', 'heading', 'need', 'kind', 'days', 'id']
    .map((key) => group[key])
    .find((each) => typeof each === 'string' && each !== '')
  const rest = ['price', 'text'].map((key) => group[key]).find((each) => typeof each === 'string')
  const first = name ?? Object.values(group).find((each) => typeof each !== 'object') ?? ''
  return [...new Set([first, rest])].filter(Boolean).join(' · ')
}

export function filled(text: string, facts: Record<string, string>): string {
  return text.replaceAll(/\{([^{}\n]+)\}/g, (match, name: string) => facts[name.trim()] ?? match)
}

/** The length without the marks of links and bold. */
export function readLength(text: string): number {
  return text.replaceAll(/\*\*|\[|\]\([^)]*\)/g, '').length
}
