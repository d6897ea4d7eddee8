import { z } from 'zod'
import type { Collection } from '#app/content/engine/load.ts'
import { defOf, exampleOf, metaOf, unwrap } from '#app/content/engine/schema-walk.ts'
import type { Field, Labels, TextControl, Variant } from './types.ts'

type Schema = z.core.$ZodType
type Limits = { min?: number; max?: number }

/** Obvious at a field of one line, so not shown there. */
const plain = 'plain text on one line'

/** The form of a file, from the schema that checks it. */
export function fieldOf(schema: Schema, key = ''): Field {
  const inner = unwrap(schema)
  const def = defOf(inner)
  const { expected = '', control, values } = metaOf(schema)
  const example = exampleOf(schema)
  const limits = limitsOf(schema)
  const labels = {
    label: labelOf(key),
    hint: expected,
    ...((typeof example === 'string' || typeof example === 'number') && { example: `${example}` }),
    ...(schema._zod.optin === 'optional' && { optional: true as const }),
  }
  switch (def.type) {
    case 'object':
      return { ...labels, kind: 'group', fields: fieldsOf(def.shape ?? {}) }
    case 'array': {
      const item = fieldOf(def.element ?? inner, singular(key))
      const { min = 0, ...max } = limits
      const hint = joined(expected, counting(limits, 'entry', 'entries'))
      return { ...labels, hint, kind: 'list', item, min, ...max }
    }
    case 'record':
      return { ...labels, kind: 'table', value: fieldOf(def.valueType ?? inner, singular(key)) }
    case 'boolean':
      return { ...labels, hint: expected === 'true or false' ? '' : expected, kind: 'flag' }
    case 'number':
    case 'int':
      return { ...labels, hint: joined(expected, counting(limits)), kind: 'number' }
    case 'enum':
      return { ...labels, kind: 'choice', options: Object.values(def.entries ?? {}).map(String) }
    case 'literal': {
      const [only] = def.values ?? []
      if (typeof only === 'boolean') return { ...labels, kind: 'flag' }
      return { ...labels, example: `${only}`, ...longText(`${only}`.length) }
    }
    case 'union': {
      const by = (inner as { _zod: { def: { discriminator?: string } } })._zod.def.discriminator
      const options = def.options ?? []
      const group = options.find((each) => defOf(unwrap(each)).type === 'object')
      if (!by) return { ...textField(labels, limits), ...(group && { or: fieldOf(group, key) }) }
      return { ...labels, kind: 'variants', by, variants: options.map((each) => variant(each, by)) }
    }
    default: {
      const field = textField(labels, limits, control)
      const names = values?.map((name) => `{${name}}`).join(', ')
      return { ...field, hint: joined(field.hint, names ? `you can use ${names}` : '') }
    }
  }
}

/** `legalName` -> `Legal name`; `w2Earnings` -> `W2 earnings`. */
function labelOf(key: string): string {
  const words = key.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[-_.]/g, ' ').replaceAll(/ {2,}/g, ' ')
  const label = words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
  return label.replaceAll(/\b(id|url|cfo|llc|sms|faq)\b/gi, (word) => word.toUpperCase())
}

function fieldsOf(shape: Record<string, Schema>): Record<string, Field> {
  return Object.fromEntries(Object.entries(shape).map(([key, each]) => [key, fieldOf(each, key)]))
}

function variant(schema: Schema, by: string): Variant {
  const { [by]: choice, ...rest } = defOf(unwrap(schema)).shape ?? {}
  const [is] = (choice && defOf(unwrap(choice)).values) ?? []
  return { is: typeof is === 'boolean' ? is : `${is}`, fields: fieldsOf(rest) }
}

function textField(labels: Labels, limits: Limits, control?: TextControl): Field {
  // A counter beside the field shows the maximum.
  const { max, ...rest } = limits
  const expected = labels.hint === plain ? '' : labels.hint
  const hint = joined(expected, counting(rest, 'character', 'characters'))
  const kind = control ? { kind: 'text' as const, control } : longText(max ?? 0)
  return { ...labels, hint, ...kind, ...(max !== undefined && { max }) }
}

function longText(length: number): { kind: 'text'; control: TextControl } {
  return { kind: 'text', control: length > 80 ? 'long' : 'line' }
}

type Checks = {
  type: string
  checks?: { _zod: { def: { check: string } & Partial<Record<Limit, number>> } }[]
}
type Limit = 'minimum' | 'maximum' | 'length' | 'value'

/** The limits in the schema's metadata, otherwise those of its checks. */
function limitsOf(schema: Schema): Limits {
  const { type, checks = [] } = unwrap(schema)._zod.def as Checks
  let { min, max } = metaOf(schema)
  for (const { _zod } of max === undefined ? checks : []) {
    const { check, minimum, maximum, length, value } = _zod.def
    min = minimum ?? length ?? (check === 'greater_than' ? value : min)
    max = maximum ?? length ?? (check === 'less_than' ? value : max)
  }
  // That a text is not empty goes without saying.
  if (type === 'string' && min === 1) min = undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** `at most 60 characters`, `4 to 8 entries`, `from 1 to 12`. */
function counting({ min, max }: Limits, one = '', many = ''): string {
  const noun = (count: number) => (one ? ` ${count === 1 ? one : many}` : '')
  if (min !== undefined && min === max) return `exactly ${max}${noun(max)}`
  if (min && max !== undefined) return `${min} to ${max}${noun(max)}`
  if (max !== undefined) return `at most ${max}${noun(max)}`
  return min ? `at least ${min}${noun(min)}` : ''
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(', ')
}

function singular(key: string): string {
  if (/(ss|ias)es$/.test(key)) return key.slice(0, -2)
  return key.replace(/ies$/, 'y').replace(/s$/, '')
}

/**
 * The schema of a file for text editors that complete and check while somebody types. They see {facts}
 * before they are filled in, so a limit of length is only described; the content check enforces it.
 */
export function jsonSchema({ schema, what }: Collection): Record<string, unknown> {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: node }) {
      const { expected, example } = metaOf(zodSchema)
      const { minLength, maxLength } = node
      for (const key of described) delete node[key]
      const limit = maxLength && `at most ${maxLength} characters`
      const least = minLength && minLength > 1 && `at least ${minLength} characters`
      const description = [expected, limit, least].filter(Boolean).join(', ')
      if (description) node.description = description
      if (example !== undefined) node.examples = [example as z.core.util.JSONType]
    },
  })
  return { ...made, title: what }
}

const described = [
  'expected',
  'example',
  'control',
  'values',
  'min',
  'max',
  'minLength',
  'maxLength',
]
