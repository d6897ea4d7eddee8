import { z } from 'zod'
import { factTable } from './facts.ts'
import { type Facts, fill } from './fill.ts'
import { totalErrors } from './lib/case-study-totals.ts'
import { linkErrors, linksOf } from './schema/fields.ts'
import type { CaseStudy } from './schema/firm.ts'
import { files, folders } from './schema/index.ts'

// All content rules except broken page links (src/build/check-pages.ts). The build applies them to all files before it
// starts, and the editor applies them before it saves a file.

/** Parsed files by their path, such as content/firm.yaml. The text of a Markdown file is in the field `body`. */
export type Content = ReadonlyMap<string, unknown>
/** An error in a field. For an unknown ID, `target` is the file where it's missing. */
export type FieldError = { file: string; path: PropertyKey[]; message: string; target?: string }

// biome-ignore lint/suspicious/noExplicitAny: JSON Schema is a union of thirty types, of which this reads some parts
export type Json = any
export const toJsonSchema = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', reused: 'inline', unrepresentable: 'any' })

const pathOf = (path: string) => `content/${path}.yaml`
const single = new Map<string, z.ZodType>(Object.entries(files).map(([path, schema]) => [pathOf(path), schema]))

export const schemaOf = (file: string): z.ZodType | undefined =>
  single.get(file) ?? folders[file.split('/')[1] as keyof typeof folders]?.schema

export const factsIn = (content: Content, onRead = (_file: string) => {}): Facts =>
  factTable((path) => {
    const file = pathOf(path)
    onRead(file)
    return files[path].parse(content.get(file)) as never
  })

export function errorsIn(content: Content): FieldError[] {
  const missing = [...single.keys()].filter((file) => !content.has(file) && file !== pathOf('notice'))
  if (missing.length > 0) return missing.map((file) => ({ file, path: [], message: 'This file is missing' }))
  let source = ''
  try {
    const facts = factsIn(content, (file) => {
      source = file
    })
    const errors = [...content].flatMap(([file, data]) => errorsOf(file, data, facts, content))
    // An error in a file can make its IDs look unknown in other files, so it's reported first.
    const first = errors.filter(({ target }) => !target)
    return first.length > 0 ? first : errors
  } catch (error) {
    if (error instanceof z.ZodError) return issuesOf(source, error)
    throw error
  }
}

function errorsOf(file: string, data: unknown, facts: Facts, content: Content): FieldError[] {
  const schema = schemaOf(file)
  if (!schema) return []
  const unfilled = [...strings(data)].flatMap(([path, text]) => {
    try {
      const filled = fill(text, facts)
      // The schema already checks links in other fields.
      const errors = path[0] === 'body' ? [...linkErrors(filled), ...datedLinks(filled), ...markdownErrors(filled)] : []
      return errors.map((message) => ({ file, path, message }))
    } catch (error) {
      return [{ file, path, message: (error as Error).message }]
    }
  })
  if (unfilled.length > 0) return unfilled
  const { body: _, ...fields } = fill(data as Json, facts)
  const { error } = schema.safeParse(fields)
  if (error) return issuesOf(file, error)
  const totals = file === pathOf('case-studies') ? totalErrors((data as { records: CaseStudy[] }).records) : []
  return [
    ...totals.map((message) => ({ file, path: [], message })),
    ...unknownIds(toJsonSchema(schema), data, content).map((each) => ({ file, ...each })),
  ]
}

/** Returns an error for each dated link, because Markdown bodies need a <span data-until> instead. */
const datedLinks = (text: string): string[] =>
  linksOf(text).flatMap((link) =>
    link.startsWith('until:')
      ? [`In Markdown, use <span data-until="${link.slice(6)}">…</span> instead of [...](${link})`]
      : [],
  )

/** Returns an error for each heading or box of an article that Markdown would render differently. */
function markdownErrors(text: string): string[] {
  const titles = Array.from(text.matchAll(/^# .*/gm), ([line]) => `Use ## for "${line}", because # is the page's title`)
  const fences = text.match(/^:::.*$/gm) ?? []
  const boxes = fences.flatMap((fence, index) => {
    const opens = /^:::(example|ledger|waterfall|timeline|worksheet)\[.+\]$/.test(fence)
    if (index % 2 === 0 && !opens)
      return `"${fence}" doesn't start a box. Start one with a line like :::example[Illustrative example]`
    if (index % 2) return fence === ':::' ? [] : `The box above "${fence}" isn't closed. Add a line with only :::`
    return index < fences.length - 1 ? [] : `The box "${fence}" isn't closed. Add a line with only :::`
  })
  return [...titles, ...boxes]
}

const issuesOf = (file: string, error: z.ZodError): FieldError[] =>
  error.issues.map(({ path, message }) => ({ file, path, message }))

function* strings(value: unknown, path: PropertyKey[] = []): Generator<[path: PropertyKey[], text: string]> {
  if (typeof value === 'string') yield [path, value]
  if (value && typeof value === 'object')
    for (const [key, each] of entriesOf(value)) yield* strings(each, [...path, key])
}

/** Returns the links in content, each with its field. */
export const linksIn = (content: unknown): [path: PropertyKey[], href: string][] =>
  [...strings(content)].flatMap(([path, text]) =>
    (/^[/#]/.test(text) ? [text] : linksOf(text)).map((href): [PropertyKey[], string] => [path, href]),
  )

const entriesOf = (value: object): [key: PropertyKey, part: unknown][] =>
  Array.isArray(value) ? [...value.entries()] : Object.entries(value)

/** Returns an error for each ID that doesn't exist in the file it refers to. */
function unknownIds(form: Json, value: unknown, all: Content, path: PropertyKey[] = []): Omit<FieldError, 'file'>[] {
  if (!form || value === undefined || value === null) return []
  if (typeof value === 'object') {
    return entriesOf(value).flatMap(([key, each]) => unknownIds(subschema(form, key), each, all, [...path, key]))
  }
  if (!form.file || idsAt(form, all).includes(String(value))) return []
  const { extension } = folders[form.file as keyof typeof folders] ?? {}
  const target = extension ? `content/${form.file}/${value}.${extension}` : pathOf(form.file)
  return [{ path, message: `Unknown ID "${value}". Define it in ${target}, or remove it here`, target }]
}

/** Returns the IDs in a file, or the names of the files in a folder. */
function idsAt({ file, path }: Json, content: Content): string[] {
  const data = content.get(pathOf(file))
  if (!data) {
    const shown = [...content].filter(([, entry]) => !(entry as { hidden?: boolean }).hidden)
    return shown.map(([each]) => each.replace(`content/${file}/`, '').replace(/\.\w+$/, ''))
  }
  const step = (found: Json[], key: string) => found.flatMap((each) => (key === '*' ? each : [each?.[key]]))
  return [path].flat().flatMap((each: string) => each.split('.').reduce(step, [data]).map(String))
}

/** Returns the schema of one key or list item. */
export const subschema = (form: Json, key: PropertyKey): Json => form?.items ?? form?.properties?.[key]
