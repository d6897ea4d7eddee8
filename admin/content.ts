import { parse } from 'yaml'
import { type Content, type Json, schemaOf, subschema, toJsonSchema } from '../src/rules.ts'
import { labelOf } from './labels.ts'

const sources = import.meta.glob<string>('../content/**/*.{yaml,md}', { query: '?raw', import: 'default', eager: true })

/** The content at build time, updated with every entry that was saved since. */
export const content: Map<string, unknown> = new Map(
  Object.entries(sources).map(([path, source]) => {
    const [, head = source, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
    return [path.replace('../', ''), { ...parse(head), ...(body && { body }) }]
  }),
)

/** Returns the name that a form shows for an entry or an item of a list. */
export function nameOf(item: object): string {
  const named = item as Record<string, unknown>
  const name =
    named.title ?? named.name ?? named.label ?? named.question ?? named.heading ?? named.what ?? named.description
  return typeof name === 'string' ? name : ''
}

/** Returns the labels of ["packages", 2, "price"], such as ["Packages", "Elite", "Price"]. */
export function fieldPath({ file, path }: { file: string; path: PropertyKey[] }, all: Content): string[] {
  const schema = schemaOf(file)
  let form: Json = schema && toJsonSchema(schema)
  let value: Json = all.get(file)
  return path.map((key) => {
    form = subschema(form, key)
    value = value?.[key]
    return typeof key === 'number' ? nameOf(value ?? {}) || `${key + 1}` : labelOf(String(key), form)
  })
}
