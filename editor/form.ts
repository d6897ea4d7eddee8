import type { z } from 'zod'
import type { Collection, LoadedFiles } from '#app/content/engine/load.ts'
import { defOf, exampleOf, metaOf, unwrap } from '#app/content/engine/schema-walk.ts'
import { labelOf } from '#app/content/schemas/labels.ts'
import { placeName } from './names.ts'
import type { FormField, Labels, TextControl, Variant } from './types.ts'

type Schema = z.core.$ZodType
type Limits = { min?: number; max?: number }

/** Goes without saying beside a text box. */
const obvious = /^(plain text on one line|a paragraph of text \(.*\))$/

/** The form of a file, from the schema that checks it. */
export function formFieldOf({ schema, pattern }: Collection): FormField {
  return fieldOf(schema, '', pattern.replace(/(\/\*)?\.\w+$/, '').replace(/^.*\//, ''))
}

/** The problems with their fields called as the form calls them. */
export function inFormWords<Checked extends Pick<LoadedFiles, 'problems' | 'sources'>>(
  checked: Checked,
  collectionOf: (file: string) => Collection | undefined,
): Checked {
  const problems = checked.problems.map((problem) => {
    const collection = problem.path?.length ? collectionOf(problem.file) : undefined
    if (!collection || !problem.path) return problem
    const value = checked.sources.get(problem.file)?.value
    return { ...problem, field: placeName(formFieldOf(collection), value, problem.path) }
  })
  return { ...checked, problems }
}

export function fieldOf(schema: Schema, key = '', group = ''): FormField {
  const inner = unwrap(schema)
  const def = defOf(inner)
  const meta = metaOf(schema)
  const { expected = '', control, values, label, part, onceEach, drawings, names: kind } = meta
  const example = exampleOf(schema)
  const limits = limitsOf(schema)
  const labels = {
    label: label ?? labelOf(key, group),
    ...(part && { part }),
    hint: expected,
    ...(drawings && { drawings }),
    ...((typeof example === 'string' || typeof example === 'number') && { example: `${example}` }),
    ...(schema._zod.optin === 'optional' && { optional: true as const }),
  }
  switch (def.type) {
    case 'object':
      return { ...labels, kind: 'group', fields: fieldsOf(def.shape ?? {}, key || group) }
    case 'array': {
      const item = fieldOf(def.element ?? inner, singular(key), key)
      return { ...labels, kind: 'list', item, min: 0, ...limits, ...(onceEach && { onceEach }) }
    }
    case 'record': {
      const value = fieldOf(def.valueType ?? inner, singular(key), key)
      return { ...labels, kind: 'table', value }
    }
    case 'boolean':
      return { ...labels, hint: expected === 'true or false' ? '' : expected, kind: 'flag' }
    case 'number':
    case 'int':
      return { ...labels, hint: joined(expected, counting(limits)), kind: 'number' }
    case 'enum': {
      const names = Object.values(def.entries ?? {})
      const options = names.map((name) => ({ value: `${name}`, name: labelOf(`${name}`, key) }))
      return { ...labels, kind: 'choice', options }
    }
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
      const hint = joined(field.hint, names ? `you can use ${names}` : '')
      return { ...field, hint, ...(kind && { names: kind }) } as FormField
    }
  }
}

function fieldsOf(shape: Record<string, Schema>, group: string): Record<string, FormField> {
  return Object.fromEntries(
    Object.entries(shape).map(([key, each]) => [key, fieldOf(each, key, group)]),
  )
}

function variant(schema: Schema, by: string): Variant {
  const { [by]: choice, ...rest } = defOf(unwrap(schema)).shape ?? {}
  const [value] = (choice && defOf(unwrap(choice)).values) ?? []
  const is = typeof value === 'boolean' ? value : `${value}`
  return { is, name: typeof is === 'boolean' ? '' : labelOf(is), fields: fieldsOf(rest, `${is}`) }
}

function textField(labels: Labels, limits: Limits, control?: TextControl): FormField {
  // A counter beside the field shows the maximum.
  const { max, ...rest } = limits
  const expected = obvious.test(labels.hint) ? '' : labels.hint
  const hint = joined(expected, counting(rest, ' characters'))
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

/** `exactly 3`, `from 1 to 12`, `at least 70 characters`. */
function counting({ min, max }: Limits, noun = ''): string {
  if (min !== undefined && min === max) return `exactly ${max}${noun}`
  if (min && max !== undefined) return `${min} to ${max.toLocaleString('en-US')}${noun}`
  if (max !== undefined) return `at most ${max.toLocaleString('en-US')}${noun}`
  return min ? `at least ${min}${noun}` : ''
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(', ')
}

function singular(key: string): string {
  if (/(ss|ias)es$/.test(key)) return key.slice(0, -2)
  return key.replace(/ies$/, 'y').replace(/s$/, '')
}
