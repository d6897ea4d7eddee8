import type { z } from 'zod'
import { collectionOf } from '#app/content/collections.ts'
import {
  counting,
  declaredOf,
  isNeeded,
  type Limits,
  labelOf,
  obvious,
  placeInWords,
} from '#app/content/engine/declared.ts'
import { singular } from '#app/content/engine/english.ts'
import type { Collection, LoadedFiles } from '#app/content/engine/load.ts'
import { type Path, valueAt } from '#app/content/engine/problem.ts'
import { asGroup, step } from './names.ts'
import type { FormField, Labels, TextControl, Variant } from './types.ts'

type Schema = z.core.$ZodType

const forms = new WeakMap<Collection, FormField>()

/** The form of a file, from the declarations that check it. */
export function formFieldOf(collection: Collection): FormField {
  const form = forms.get(collection) ?? fieldOf(collection.schema)
  forms.set(collection, form)
  return form
}

/** The problems with their fields called as the form calls them. */
export function inFormWords<Checked extends Pick<LoadedFiles, 'problems' | 'sources'>>(
  checked: Checked,
): Checked {
  const problems = checked.problems.map((problem) => {
    const { file, path = [] } = problem
    const field = path.length > 0 && nameInForm(file, checked.sources.get(file)?.value, path)
    return field ? { ...problem, field } : problem
  })
  return { ...checked, problems }
}

/** What the form of a file calls one of its fields. */
export function nameInForm(file: string, value: unknown, path: Path): string {
  const collection = collectionOf(file)
  return collection ? placeInWords(collection.schema, path, value) : ''
}

/** The field at a place in the values of a file. */
export function fieldAt(file: string, value: unknown, path: Path): FormField | undefined {
  const collection = collectionOf(file)
  let field = collection && formFieldOf(collection)
  for (const [at, key] of path.entries())
    field = step(field, valueAt(value, path.slice(0, at)), String(key)).inner
  return field
}

/** The picture field that stands beside another, such as the words for its picture. */
export function pictureBeside(file: string, value: unknown, path: Path): Path | undefined {
  const above = path.slice(0, -1)
  const field = fieldAt(file, value, above)
  const group = asGroup(valueAt(value, above))
  const chosen =
    field?.kind === 'variants' && field.variants.find(({ is }) => is === group[field.by])
  const { fields = {} } = field?.kind === 'group' ? field : chosen || {}
  const pictures = Object.keys(fields).filter((key) => {
    const each = fields[key]
    return each?.kind === 'text' && each.control === 'image'
  })
  const own = pictures.find((key) => String(path.at(-1)).startsWith(key)) ?? pictures[0]
  return own === undefined ? undefined : [...above, own]
}

export function fieldOf(schema: Schema, key = ''): FormField {
  const declared = declaredOf(schema)
  const { expected = '', example, part, drawings, item = schema, ...rest } = declared
  const optional = !isNeeded(schema)
  const labels = {
    label: labelOf(schema, key),
    ...(part && { part }),
    hint: expected,
    ...(drawings && { drawings }),
    ...((typeof example === 'string' || typeof example === 'number') && { example: `${example}` }),
    ...(optional && { optional: true as const }),
  }
  const { min, max } = rest
  switch (rest.kind) {
    case 'group':
      return { ...labels, kind: 'group', fields: fieldsOf(rest.fields ?? {}) }
    case 'list': {
      const limits = { min: min ?? 0, ...(max !== undefined && { max }) }
      const each = fieldOf(item, singular(key))
      return { ...labels, kind: 'list', item: each, ...limits }
    }
    case 'table':
      return { ...labels, kind: 'table', value: fieldOf(item, singular(key)) }
    case 'flag':
      return { ...labels, hint: expected === 'true or false' ? '' : expected, kind: 'flag' }
    case 'number':
      return { ...labels, hint: joined(expected, counting(rest)), kind: 'number' }
    case 'choice': {
      const options = [...(rest.choices ?? [])].map(([value, name]) => ({
        value: `${value}`,
        name,
      }))
      return { example: options[0]?.value ?? '', ...labels, kind: 'choice', options }
    }
    case 'literal': {
      const [only] = [...(rest.choices?.keys() ?? [])]
      return { ...labels, example: `${only}`, ...longText(`${only}`.length) }
    }
    case 'either': {
      const group = rest.options?.find((each) => declaredOf(each).kind === 'group')
      return { ...textField(labels, rest), ...(group && { or: fieldOf(group, key) }) }
    }
    case 'variants': {
      const { by = '', options = [] } = rest
      return { ...labels, kind: 'variants', by, variants: options.map((each) => variant(each, by)) }
    }
    default: {
      const field = textField(labels, rest, rest.control)
      const names = rest.values?.map((name) => `{${name}}`).join(', ')
      const hint = joined(field.hint, names ? `you can use ${names}` : '')
      return { ...field, hint, ...(rest.names && { names: rest.names }) } as FormField
    }
  }
}

function fieldsOf(fields: Readonly<Record<string, Schema>>): Record<string, FormField> {
  return Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, fieldOf(each, key)]))
}

function variant(schema: Schema, by: string): Variant {
  const { fields = {}, about } = declaredOf(schema)
  const { [by]: choice, ...rest } = fields
  const [[value, name = ''] = ['']] = [...((choice && declaredOf(choice).choices) ?? [])]
  const is = typeof value === 'boolean' ? value : `${value}`
  // The guide's marks around names of files.
  const words = about?.replaceAll('`', '')
  return { is, name, ...(words && { about: words }), fields: fieldsOf(rest) }
}

function textField(labels: Labels, { min, max }: Limits, control?: TextControl): FormField {
  // A counter beside the field shows the maximum.
  const expected = obvious.test(labels.hint) ? '' : labels.hint
  const hint = joined(expected, counting({ min }, ' characters'))
  const kind = control ? { kind: 'text' as const, control } : longText(max ?? 0)
  return { ...labels, hint, ...kind, ...(max !== undefined && { max }) }
}

function longText(length: number): { kind: 'text'; control: TextControl } {
  return { kind: 'text', control: length > 80 ? 'long' : 'line' }
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(', ')
}
