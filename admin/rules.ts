import { parse } from 'yaml'
import type { z } from 'zod'
import { factTable } from '../src/facts.ts'
import { type Facts, fill } from '../src/fill.ts'
import { sumProblems } from '../src/lib/sums.ts'
import { files, folders } from '../src/schema/index.ts'
import { type Json, json, labelOf } from './forms.ts'

// Most of what would stop the build, known before a save: the rules of the schema, facts that are not there, and things that
// are named and are not there. All content is looked at, because what names a thing is in another file.

export type Content = ReadonlyMap<string, unknown>
type Own = { path: string; data: unknown }

const sources = import.meta.glob<string>('../content/**/*.{yaml,md}', { query: '?raw', import: 'default', eager: true })

/** As it was when the editor was built. */
export const built: Content = new Map(
  Object.entries(sources).map(([path, source]) => {
    const [, head = source, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
    return [path.replace('../', ''), { ...parse(head), ...(body && { body }) }]
  }),
)

const single = new Map<string, z.ZodType>(
  Object.values(files).map(({ path, schema }) => [`content/${path}.yaml`, schema]),
)
const schemaOf = (path: string) => single.get(path) ?? folders[path.split('/')[1] as keyof typeof folders].schema

export const factsIn = (content: Content): Facts =>
  factTable((name) => files[name].schema.parse(content.get(`content/${files[name].path}.yaml`)) as never)

/** As sentences; those in other files begin with the file. */
export function mistakes(content: Content, saved: string): string[] {
  let facts: Facts
  try {
    facts = factsIn(content)
  } catch (error) {
    return said(json(schemaOf(saved)), (error as z.ZodError).issues)
  }
  const own = { path: saved, data: content.get(saved) }
  return [...content].flatMap(([path, data]) => {
    const found = mistakesIn(path, data, facts, own)
    return path === saved ? found : found.map((each) => `In ${path.replace('content/', '')}: ${each}`)
  })
}

function mistakesIn(path: string, data: unknown, facts: Facts, own: Own): string[] {
  const schema = schemaOf(path)
  const form = json(schema)
  try {
    // The text of an article or a legal text is no field of the schema.
    const { body: _, ...fields } = fill(data as Json, facts, '')
    const { error } = schema.safeParse(fields)
    if (error) return said(form, error.issues)
    const sums = path === 'content/case-studies.yaml' ? sumProblems((data as { records: never[] }).records) : []
    return [...sums, ...strays(form, data, own)]
  } catch (error) {
    return [(error as Error).message.replace(/^: there is no fact (.*?\}).*/, 'There is no fact $1.')]
  }
}

/** Names of a thing that the saved file has no longer. What else a form offers was read from the folder itself. */
function strays(form: Json, value: unknown, own: Own, path: PropertyKey[] = [], top = form): string[] {
  if (!form || value === undefined || value === null) return []
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, each]) => strays(under(form, key), each, own, [...path, key], top))
  }
  if (form.widget !== 'relation' || own.path !== `content/${form.file}.yaml`) return []
  const step = (found: Json[], key: string) => found.flatMap((each) => (key === '*' ? each : [each?.[key]]))
  if (form.path.split('.').reduce(step, [own.data]).map(String).includes(String(value))) return []
  return [`${placeOf(top, path)}“${value}” is named here, and is no longer in ${form.file}.`]
}

const under = (form: Json, key: PropertyKey): Json => form?.items ?? form?.properties?.[key]
const said = (form: Json, issues: readonly z.core.$ZodIssue[]) =>
  issues.map(({ path, message }) => `${placeOf(form, path)}${message}.`)

/** ["packages", 2, "price"] as "Packages › 3 › Price: ". */
function placeOf(form: Json, path: readonly PropertyKey[]): string {
  let here = form
  const names = path.map((key) => {
    const isPlace = here?.type === 'array'
    here = under(here, key)
    return isPlace ? `${Number(key) + 1}` : labelOf(String(key), here)
  })
  return names.length > 0 ? `${names.join(' › ')}: ` : ''
}
