import { z } from 'zod'
import { type Path, valueAt } from './problem.ts'

type Schema = z.core.$ZodType
export type Meta = {
  expected?: string
  example?: unknown
  /** How the editor shows a text, where more than one line to type in is of use. */
  control?: 'paragraph' | 'markdown' | 'date' | 'image' | 'page' | 'color'
  /** What the editor calls the field, if schemas/labels.ts and its name do not say enough. */
  label?: string
  /** The title of the part of the editor's form that begins with this field. */
  part?: string
  /** Of a list: each kind of entry only once, unless it has an id. */
  onceEach?: true
  /** Names in braces that the page fills in, besides the facts. */
  values?: readonly string[]
  /** Limits that Zod does not know: those of what is read, not of what is typed. */
  min?: number
  max?: number
  /** Drawings of the site that may be named in place of a picture. */
  drawings?: readonly string[]
  /** Whose id it is, in another place of the content. */
  names?: string
  /** Law or carriers prescribe the wording, so its style is not ours to judge. */
  prescribed?: boolean
}

/** The parts of Zod's definitions that lead from a schema to the schemas inside it. */
type Def = {
  type: string
  innerType?: Schema
  in?: Schema
  out?: Schema
  shape?: Record<string, Schema>
  element?: Schema
  keyType?: Schema
  valueType?: Schema
  options?: Schema[]
  discriminator?: string
  entries?: Record<string, string | number>
  values?: unknown[]
}

export function defOf(schema: Schema): Def {
  return schema._zod.def
}

/** The schema of one field; undefined where the path leads to nothing known. With the value that is
    there, a list of several kinds is followed into the kind that the value names. */
export function schemaAt(schema: Schema, path: Path, value?: unknown): Schema | undefined {
  const [key, ...rest] = path
  const def = defOf(unwrap(schema))
  const meant = kindOf(def, value)
  if (meant) return schemaAt(meant, path, value)
  if (key === undefined) return schema
  const candidates = def.options ?? [unwrap(schema)]
  for (const candidate of candidates) {
    const inner = def.options ? schemaAt(candidate, [key]) : step(defOf(candidate), key)
    const found = inner && schemaAt(inner, rest, valueAt(value, [key]))
    if (found) return found
  }
  return undefined
}

function kindOf({ discriminator, options }: Def, value: unknown): Schema | undefined {
  if (!discriminator) return undefined
  const named = valueAt(value, [discriminator])
  return options?.find((option) => {
    const field = defOf(unwrap(option)).shape?.[discriminator]
    return named !== undefined && field && defOf(field).values?.includes(named)
  })
}

/** Without the wrappers (optional, default, transform) that leave the shape as it is. */
export function unwrap(schema: Schema): Schema {
  const inner = peel(schema)
  return inner ? unwrap(inner) : schema
}

/** What the author of a schema says about a field, on the field itself or on a wrapper around it. */
export function metaOf(schema: Schema | undefined): Meta {
  if (!schema) return {}
  return { ...metaOf(peel(schema)), ...z.globalRegistry.get(schema) }
}

/** The author's example, or one put together from the examples of the parts. */
export function exampleOf(schema: Schema | undefined): unknown {
  if (!schema) return undefined
  const { example } = metaOf(schema)
  if (example !== undefined) return example
  const def = defOf(unwrap(schema))
  if (def.type === 'boolean') return true
  if (def.entries) return Object.values(def.entries)[0]
  if (def.values) return def.values[0]
  if (def.options) return exampleOf(def.options[0])
  if (def.element) {
    const item = exampleOf(def.element)
    return item === undefined ? undefined : [item]
  }
  if (!def.shape) return undefined
  const needed = Object.entries(def.shape).filter(([, field]) => field._zod.optin !== 'optional')
  const parts = needed.map(([key, field]) => [key, exampleOf(field)] as const)
  return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts)
}

/** The names a group of fields may have. */
export function knownKeys(schema: Schema | undefined): string[] {
  if (!schema) return []
  const def = defOf(unwrap(schema))
  if (def.shape) return Object.keys(def.shape)
  if (def.options) return [...new Set(def.options.flatMap((option) => knownKeys(option)))]
  return def.keyType ? Object.values(defOf(unwrap(def.keyType)).entries ?? {}).map(String) : []
}

function step(def: Def, key: PropertyKey): Schema | undefined {
  if (def.shape) return Object.hasOwn(def.shape, key) ? def.shape[String(key)] : undefined
  return def.element ?? def.valueType
}

function peel(schema: Schema): Schema | undefined {
  const def = defOf(schema)
  if (def.type === 'pipe') return def.in && defOf(def.in).type === 'transform' ? def.out : def.in
  return def.type === 'array' || def.type === 'record' ? undefined : def.innerType
}
