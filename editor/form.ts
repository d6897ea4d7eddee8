import type { z } from 'zod'
import { collectionOf } from '#app/content/collections.ts'
import {
  counting,
  type Declared,
  declaredAt,
  declaredOf,
  isNeeded,
  type Limits,
  labelOf,
  obvious,
} from '#app/content/engine/declared.ts'
import { foundInWords, keyInWords, singular } from '#app/content/engine/english.ts'
import type { Collection, LoadedFiles } from '#app/content/engine/load.ts'
import { type Path, type Problem, valueAt } from '#app/content/engine/problem.ts'
import { capitalize } from '#app/lib/text.ts'
import { asGroup, placeName, step } from './names.ts'
import type { FormField, Labels, TextControl, Variant } from './types.ts'

type Schema = z.core.$ZodType

const forms = new WeakMap<Collection, FormField>()

/** The form of a file, from the declarations that check it. */
export function formFieldOf(collection: Collection): FormField {
  const form = forms.get(collection) ?? fieldOf(collection.schema)
  forms.set(collection, form)
  return form
}

/** The problems as the form says them: with its names of fields, and without those of the file. */
export function inFormWords<Checked extends Pick<LoadedFiles, 'problems' | 'sources'>>(
  checked: Checked,
): Checked {
  const problems = checked.problems.map((problem) => {
    const collection = collectionOf(problem.file)
    if (!collection || !problem.path?.length) return problem
    return forOwner(problem, collection, checked.sources.get(problem.file)?.value)
  })
  return { ...checked, problems }
}

function forOwner(problem: Problem, { schema }: Collection, value: unknown): Problem {
  const { file, path = [], found } = problem
  const { kind, names, notation, example: given } = declaredAt(schema, path, value)
  const isShort = typeof given === 'string' || (typeof given === 'number' && notation !== 'dollars')
  const example = problem.example && isShort ? `${given}` : undefined
  const words = { ...problem, field: nameInForm(file, value, path) || problem.field, example }
  if (valueAt(value, path) === '' || found === missing)
    return { ...words, found: '', expected: 'Please fill this in', hint: undefined }
  if (found === 'nothing') return { ...words, found: '' }
  if (kind === 'flag') return { ...words, found: '', expected: 'Check this box once it is true' }
  if (!names) return words
  const list = valueAt(value, path.slice(0, -1))
  const isTwice = Array.isArray(list) && list.indexOf(valueAt(value, path)) < Number(path.at(-1))
  const expected = isTwice
    ? 'Choose another: this one is listed already'
    : 'Choose one from the list'
  return { ...words, found: '', expected }
}

const missing = foundInWords(undefined)

/** What the form of a file calls one of its fields; from the step `from` of its path on. */
export function nameInForm(file: string, value: unknown, path: Path, from = 0): string {
  const collection = collectionOf(file)
  return collection ? placeName(formFieldOf(collection), value, path, from) : ''
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
  const { above, pictures } = beside(file, value, path)
  const own = pictures.find((key) => String(path.at(-1)).startsWith(key)) ?? pictures[0]
  return own === undefined ? undefined : [...above, own]
}

/** The field with the words for a picture. */
export function wordsBeside(file: string, value: unknown, path: Path): string | undefined {
  const { pictures, names } = beside(file, value, path)
  const own = String(path.at(-1))
  const isFree = (key: string) => pictures.length === 1 || key.startsWith(own)
  return names.find((key) => /alt$/i.test(key) && isFree(key))
}

/** The names of the fields around a place, and which of them are pictures. */
function beside(file: string, value: unknown, path: Path) {
  const above = path.slice(0, -1)
  const field = fieldAt(file, value, above)
  const group = asGroup(valueAt(value, above))
  const chosen =
    field?.kind === 'variants' && field.variants.find(({ is }) => is === group[field.by])
  const { fields = {} } = field?.kind === 'group' ? field : chosen || {}
  const names = Object.keys(fields)
  const pictures = names.filter((key) => {
    const each = fields[key]
    return each?.kind === 'text' && each.control === 'image'
  })
  return { above, names, pictures }
}

export function fieldOf(schema: Schema, key = ''): FormField {
  const declared = declaredOf(schema)
  const {
    expected = '',
    example,
    part,
    shape,
    drawings,
    notation,
    item = schema,
    ...rest
  } = declared
  const optional = !isNeeded(schema)
  const labels = {
    label: labelOf(schema, key),
    ...(part && { part }),
    ...(rest.about && { about: withoutNames(rest.about) }),
    // Where it says what it is for, it need not say how it is written before something is wrong.
    hint: rest.about ? '' : expected,
    ...(shape && { shape }),
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
    case 'table': {
      const name = rest.keys && declaredOf(rest.keys).example
      const named = typeof name === 'string' && { name }
      return { ...labels, kind: 'table', value: fieldOf(item, singular(key)), ...named }
    }
    case 'flag':
      return { ...labels, hint: labels.hint === 'true or false' ? '' : labels.hint, kind: 'flag' }
    case 'number':
      return notation
        ? {
            ...labels,
            hint: labels.hint && 'whole dollars',
            example: '',
            kind: 'number',
            notation,
          }
        : { ...labels, hint: joined(labels.hint, counting(rest)), kind: 'number' }
    case 'choice': {
      const options = optionsOf(rest)
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
      if (rest.choices) return { ...labels, hint: '', kind: 'choice', options: optionsOf(rest) }
      const field = textField(labels, rest, rest.control)
      const names = rest.values?.map((name) => `{${name}}`).join(', ')
      const hint = joined(field.hint, names ? `you can use ${names}` : '')
      const { names: of, holds } = rest
      const more = {
        ...(of && { names: of }),
        ...(holds && { holds }),
        ...(notation && { notation }),
      }
      return { ...field, hint, ...more } as FormField
    }
  }
}

function optionsOf({ choices = new Map() }: Pick<Declared, 'choices'>) {
  return [...choices].map(([value, name]) => ({ value: `${value}`, name }))
}

function fieldsOf(fields: Readonly<Record<string, Schema>>): Record<string, FormField> {
  return Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, fieldOf(each, key)]))
}

export function variant(schema: Schema, by: string): Variant {
  const { fields = {}, about } = declaredOf(schema)
  const { [by]: choice, ...rest } = fields
  const [[value, name = ''] = ['']] = [...((choice && declaredOf(choice).choices) ?? [])]
  const is = typeof value === 'boolean' ? value : `${value}`
  return { is, name, ...(about && { about: withoutNames(about) }), fields: fieldsOf(rest) }
}

/** The guide's words without its names of files and fields, what only a file needs to be told, and the words
    of a file for a check mark. */
export function withoutNames(about: string): string {
  const words = about
    .replaceAll(/ \([^()]*`[^()]*\)/g, '')
    .replace(/^True\b/, 'Checked')
    .replace(/^False\b/, 'Not checked')
  return words.replaceAll(
    /`([^`]+)`|[\w-]+(?:\/[\w*-]+)?\.(?:yaml|md)\b/g,
    (match, name = match) => {
      const what = collectionOf(name)?.what
      return what ? `“${capitalize(what.replace(/^(the|a) /, ''))}”` : `“${keyInWords(name)}”`
    },
  )
}

function textField(labels: Labels, { min, max }: Limits, control?: TextControl): FormField {
  // A counter beside the field shows the maximum.
  const expected = obvious.test(labels.hint) || control === 'markdown' ? '' : labels.hint
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
