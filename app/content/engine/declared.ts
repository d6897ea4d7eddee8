import { z } from 'zod'
import type { Meaning } from '#app/lib/shown.ts'
import { keyInWords } from './english.ts'
import type { NotationName } from './notation.ts'
import { type Path, valueAt } from './problem.ts'
import type { TextPart } from './syntax.ts'

/** What its author says about a field, beside what Zod checks. */
export type About = {
  /** What forms and messages call it; its name in words if there is none here. */
  readonly label?: string
  /** What it is for. */
  readonly about?: string
  /** Completes "Expected:", and is the hint in the form. */
  readonly expected?: string
  readonly example?: unknown
  readonly optional?: true
}

type Control = 'paragraph' | 'markdown' | 'date' | 'image' | 'page' | 'color'

type Schema = z.core.$ZodType

export type Declared = About & {
  readonly kind:
    | ('text' | 'number' | 'flag' | 'choice' | 'literal')
    | ('group' | 'list' | 'table' | 'variants' | 'either')
  readonly control?: Control
  /** How it is written, where what was meant can be told from what was typed. */
  readonly notation?: NotationName
  /** Of a text of several paragraphs: what it may have besides them and lists. */
  readonly holds?: readonly TextPart[]
  /** Of a number, of the length of a text, or of a list. */
  readonly min?: number
  readonly max?: number
  /** Of a number: no fractions. */
  readonly whole?: true
  /** Names in braces that the page fills in, besides the facts. */
  readonly values?: readonly string[]
  /** The same of a text, in a block of this name between ::: lines. */
  readonly valuesIn?: (block: string) => readonly string[]
  /** Whose id it is, in another place of the content. */
  readonly names?: string
  /** Of a picture: how wide to how high it is shown. */
  readonly shape?: readonly [wide: number, high: number]
  /** Drawings of the site that may be named in place of a picture. */
  readonly drawings?: readonly string[]
  /** The name of a fact stands for its value here. */
  readonly takes?: Meaning['kind']
  /** Of a choice or a literal: what may be typed, and what forms call it. */
  readonly choices?: ReadonlyMap<string | number | boolean, string>
  readonly fields?: Readonly<Record<string, Schema>>
  /** Of a list or a table: what each entry is. */
  readonly item?: Schema
  /** Of a table: the names of its entries. */
  readonly keys?: Schema
  /** Of variants: the field that says which group it is. */
  readonly by?: string
  /** Of variants, or of a field that takes one thing or another. */
  readonly options?: readonly Schema[]
  /** It has a value where the owner typed none. */
  readonly hasDefault?: true
  /** A day or a month that has come. */
  readonly past?: true
}

/** Zod passes what is registered for a schema on to the schemas refined from it. */
const registry = z.registry<object>()
/** It puts together what it passes on whenever it is asked, and a check of the content asks often. */
let known = new WeakMap<Schema, Declared>()

/** Every field has been declared by a constructor of fields.ts. */
export function declaredOf(schema: Schema): Declared {
  const found = known.get(schema) ?? (registry.get(schema) as Declared | undefined)
  if (!found) throw new Error('A field was not declared with a constructor of engine/fields.ts.')
  known.set(schema, found)
  return found
}

function register(schema: Schema, declared: Declared): void {
  registry.add(schema, declared)
  known = new WeakMap()
}

export type Declaring<S extends z.ZodType, O> = O extends { optional: true }
  ? z.ZodOptional<S>
  : O extends { none: unknown }
    ? z.ZodDefault<S>
    : S

/** `none` is the value where the owner typed none. */
export type Options = About & { readonly none?: unknown }

/** Gives a schema its declaration, and makes it optional if that says so. */
export function declare<S extends z.ZodType, const O extends Options>(
  schema: S,
  declared: Declared,
  { none, ...about }: O,
): Declaring<S, O> {
  const other = none === undefined ? schema : schema.default(none as never)
  const made = about.optional ? schema.optional() : other
  const isLeftOut = none !== undefined && { hasDefault: true }
  register(made, { ...declared, ...about, ...isLeftOut })
  return made as unknown as Declaring<S, O>
}

/** The same field under another label, or where it may be left out: `as(heading, { optional: true })`. */
export function as<S extends z.ZodType, const O extends Options>(field: S, options: O) {
  const made = options.optional || 'none' in options ? field : field.clone()
  return declare(made as S, declaredOf(field), options)
}

/** A field whose value becomes another one. What is declared, and so what is typed, stays. */
export function mapped<S extends z.ZodType, Value>(field: S, map: (value: z.output<S>) => Value) {
  const made = field.transform(map)
  register(made, declaredOf(field))
  return made
}

/** The field at a path; undefined where it leads to nothing known. With the value that is there, a list of
    several kinds is followed into the kind that the value names. */
export function fieldAt(field: Schema, path: Path, value?: unknown): Schema | undefined {
  const [key, ...rest] = path
  const { options, fields, item } = declaredOf(field)
  const meant = variantOf(field, value)
  if (meant) return fieldAt(meant, path, value)
  if (key === undefined) return field
  if (options) {
    const inside = options.map((option) => fieldAt(option, path, value))
    return inside.find((found) => found !== undefined)
  }
  const inner = fields ? (Object.hasOwn(fields, key) ? fields[String(key)] : undefined) : item
  return inner && fieldAt(inner, rest, valueAt(value, [key]))
}

/** What is declared of the field at a path; nothing where it leads to nothing known. */
export function declaredAt(
  field: Schema | undefined,
  path: Path,
  value?: unknown,
): Partial<Declared> {
  const found = field && fieldAt(field, path, value)
  return found ? declaredOf(found) : {}
}

/** The one of several groups that a value names. */
function variantOf(field: Schema, value: unknown): Schema | undefined {
  const { by, options = [] } = declaredOf(field)
  const named = by && valueAt(value, [by])
  return options.find((option) => {
    const kind = by && declaredOf(option).fields?.[by]
    return kind && named !== undefined && declaredOf(kind).choices?.has(named as string)
  })
}

/** The names in braces that the page fills in, in any field of it. */
export function allValues(field: Schema, seen = new Set<Schema>()): string[] {
  if (seen.has(field)) return []
  seen.add(field)
  const { values = [], fields = {}, item, options = [] } = declaredOf(field)
  const inside = [...Object.values(fields), ...(item ? [item] : []), ...options]
  return [...values, ...inside.flatMap((each) => allValues(each, seen))]
}

export function labelOf(field: Schema | undefined, key: string): string {
  return (field && declaredOf(field).label) ?? keyInWords(key)
}
