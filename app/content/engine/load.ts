import { createHash } from 'node:crypto'
import path from 'node:path'
import type { z } from 'zod'
import { placed } from '#app/lib/shown.ts'
import { declaredAt } from './declared.ts'
import { quoted } from './english.ts'
import { type Facts, fillFacts, pathKey, type Use } from './facts.ts'
import { type FileRule, listContent, matches, missingFiles, readText, strayFile } from './files.ts'
import { type ImageFile, measureImages } from './measure-images.ts'
import { schemaProblems } from './messages.ts'
import { fieldInWords, type Path, type Problem, sortProblems } from './problem.ts'
import { locate, parseSource, type Source } from './source.ts'
import { runWithContext, type TextWords, type ValidationContext } from './validation-context.ts'

export type Collection = FileRule & {
  schema: z.ZodType
  /** What is made from the values that the owner typed, once their places are known. */
  derive?: (value: never) => unknown
}
type Data = ReadonlyMap<string, unknown>
/** The facts that a file's texts use, by name. */
type Uses = ReadonlyMap<string, Use>

export type LoadFilesOptions = {
  /** Absolute. */
  dir: string
  collections: readonly Collection[]
  /** The table of {facts}. Called again after each fact source, so some files may be missing. */
  facts: (data: Data, sources: ReadonlyMap<string, Source>, unreadable: readonly string[]) => Facts
  /** Files or patterns, validated first and in this order; each may use the facts of those before. */
  factSources: readonly string[]
  /** The pages of the site, from its files as they are typed. Files that nobody can read are named. */
  addresses: (sources: ReadonlyMap<string, Source>, unreadable: readonly string[]) => Addresses
  /** The day it is read on, where the firm is. */
  today?: (sources: ReadonlyMap<string, Source>) => string
  /** What the site says inside a text, as soon as the fact source that holds it is read. */
  words?: (data: Data) => TextWords | undefined
  /** What counts of a file: an entry of a list that does not is undefined. */
  counted?: (value: unknown, sources: ReadonlyMap<string, Source>) => unknown
  /** Old addresses of the site and where they lead. */
  moved?: (sources: ReadonlyMap<string, Source>) => ReadonlyMap<string, string>
}

export type Addresses = {
  /** Every internal path of the site. */
  paths: readonly string[]
  /** False while the file of a page cannot be read: any other address may be one of its own. */
  complete?: boolean
}

/** `sources` is what the owner typed, facts not filled in. `namesChecked` is false while a file of
    facts is broken, so that the names of facts are not known. */
export type LoadedFiles = {
  data: Map<string, unknown>
  problems: Problem[]
  namesChecked: boolean
  files: string[]
  sources: ReadonlyMap<string, Source>
  facts: Facts
  paths: Addresses['paths']
  uses: ReadonlyMap<string, Uses>
  images: ReadonlyMap<string, ImageFile>
  fonts: string[]
}

/** What a file was read as, for as long as neither its text nor anything that it may name changes: after
    a change of one file in a large folder the others need not be read again. */
type Taken = { schema: z.ZodType; around: string; made: unknown; used: Uses }
const takenBefore = new WeakMap<Source, Taken>()

export async function loadFiles(options: LoadFilesOptions): Promise<LoadedFiles> {
  const { dir, collections } = options
  const { files, images: pictures, fonts } = listContent(dir)
  const { sources, unread, problems } = readSources(files, options)
  const images = await measureImages(path.join(dir, 'images'), pictures)
  const moved = options.moved?.(sources) ?? new Map<string, string>()
  // Their own problems are told; nothing that follows from them is.
  const unreadable = files.filter((file) => collectionOf(file, options) && !sources.has(file))
  const { paths, complete } = options.addresses(sources, unreadable)
  problems.push(...missingFiles(collections, files))

  const today = options.today?.(sources)
  const checkedPaths = complete === false ? undefined : paths
  // What a text becomes depends on the pages and pictures there are, and on the words of the site.
  const reading: Reading = {
    options,
    files,
    sources,
    unread,
    unreadable,
    problems,
    context: { today, paths: checkedPaths, moved, images, fonts },
    surroundings: hash([checkedPaths, [...moved], [...images]]),
    data: new Map(),
    uses: new Map(),
    facts: {},
    factsComplete: true,
  }
  const taken = takeFactSources(reading)
  const around = aroundFiles(reading)
  for (const file of files) if (!taken.includes(file)) take(file, reading, around)
  const { data, uses, facts, factsComplete: namesChecked } = reading
  const known = { files, sources, facts, paths, uses, images, fonts }
  return { data, problems: sortProblems(problems), namesChecked, ...known }
}

/** What is known while the files are validated one after the other. */
type Reading = {
  readonly options: LoadFilesOptions
  readonly files: readonly string[]
  readonly sources: ReadonlyMap<string, Source>
  /** Files of which at least a part cannot be read; of the unreadable ones, nothing can. */
  readonly unread: ReadonlySet<string>
  readonly unreadable: readonly string[]
  readonly context: ValidationContext
  /** Identifies the context in the keys of the cache. */
  readonly surroundings: string
  readonly problems: Problem[]
  readonly data: Map<string, unknown>
  readonly uses: Map<string, Uses>
  facts: Facts
  factsComplete: boolean
}

function collectionOf(file: string, { collections }: LoadFilesOptions): Collection | undefined {
  return collections.find(({ pattern }) => matches(pattern, file))
}

function readSources(files: readonly string[], options: LoadFilesOptions) {
  const { dir, collections } = options
  const sources = new Map<string, Source>()
  const unread = new Set<string>()
  const problems: Problem[] = []
  for (const file of files) {
    const isKnown = collectionOf(file, options) !== undefined
    const text = isKnown ? readText(dir, file) : strayFile(file, collections)
    const parsed = typeof text === 'string' ? parseSource(file, text) : { problems: [text] }
    if ('source' in parsed && parsed.source) sources.set(file, parsed.source)
    if (parsed.problems.length > 0) unread.add(file)
    problems.push(...parsed.problems)
  }
  return { sources, unread, problems }
}

/** The files of facts in their order, the table of facts made again after each group of them. */
function takeFactSources(reading: Reading): string[] {
  const { factSources, collections } = reading.options
  const groups = factSources.map((pattern) => ({
    files: reading.files.filter((file) => matches(pattern, file)),
    needed: collections.some((each) => each.pattern === pattern && !each.optional),
  }))
  for (const group of groups) {
    const valid = group.files.map((file) => take(file, reading))
    if (valid.includes(false) || (group.needed && valid.length === 0)) reading.factsComplete = false
    reading.facts = tableOfFacts(reading, reading.factsComplete && group === groups.at(-1))
  }
  return groups.flatMap(({ files }) => files)
}

/** The caller's function may throw while sources are missing, but not once all are read. */
function tableOfFacts({ options, data, sources, unreadable }: Reading, complete: boolean): Facts {
  try {
    return options.facts(data, sources, unreadable)
  } catch (error) {
    if (complete) throw error
    return {}
  }
}

/** A digest of everything that a file may name. */
function aroundFiles({ options, context, surroundings, data, facts }: Reading): string {
  const named = Object.entries(facts).map(([name, { segments, meaning }]) => [
    name,
    segments,
    meaning,
  ])
  return hash([surroundings, context.today, context.fonts, options.words?.(data), named])
}

/** Validates one file, unless it was taken before with all the same `around` it; false if it has problems. */
function take(file: string, reading: Reading, around?: string): boolean {
  const { options, sources, unread, context, surroundings, data, facts } = reading
  const source = sources.get(file)
  const { schema, derive } = collectionOf(file, options) ?? {}
  if (!source || !schema) return false
  const counted = options.counted?.(source.value, sources) ?? source.value
  const known = counted === source.value ? takenBefore.get(source) : undefined
  if (known && known.schema === schema && known.around === around) {
    keep(file, known, reading)
    return true
  }
  const own: Problem[] = unseenCharacters(source)
  const declared = (path: Path) => declaredAt(schema, path, source.value)
  const filled = fillFacts(counted, facts, declared)
  const { value, unfilled, segments, used } = filled
  // A fact is unknown because its own file is broken: that file is reported, not this one.
  if (reading.factsComplete) {
    own.push(...filled.problems.map(({ path, detail }) => locate(source, path, detail)))
  }
  const words = options.words?.(data)
  keep(file, { used }, reading)
  const result = runWithContext(
    { ...context, words, key: surroundings + JSON.stringify(words) },
    () => schema.safeParse(value, { reportInput: true }),
  )
  if (!result.success) {
    own.push(...schemaProblems(result.error.issues, schema, { ...source, value, unfilled }))
  } else if (own.length === 0 && !unread.has(file)) {
    const where = (path: Path) => ({ file, path })
    const made = placed(result.data, where, (path) => segments.get(pathKey(path)))
    const taken = { used, made: derive ? derive(made as never) : made }
    keep(file, taken, reading)
    if (around && counted === source.value && filled.problems.length === 0)
      takenBefore.set(source, { ...taken, schema, around })
  }
  reading.problems.push(...own)
  return own.length === 0 && !unread.has(file)
}

function keep(
  file: string,
  taken: Pick<Taken, 'used'> & Partial<Taken>,
  { uses, data }: Reading,
): void {
  uses.set(file, taken.used)
  if ('made' in taken) data.set(file, taken.made)
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

/** Control characters, as a paste from another program brings them, would reach every page. */
function unseenCharacters(source: Source): Problem[] {
  return inside(source.value, [])

  function inside(value: unknown, path: Path): Problem[] {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, each]) =>
        inside(each, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    const text = typeof value === 'string' ? value : ''
    const at = text.search(unseen)
    if (at < 0) return []
    const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')
    const before = text.slice(0, at)
    return [
      locate(source, path, {
        found: `a character that nobody can see (U+${code}) after ${quoted(before.slice(-30))}`,
        expected: 'text without control characters',
        hint: 'It comes from copying text out of another program. Delete the words around it and type them again.',
        line: before.split('\n').length,
      }),
    ]
  }
}

/** A tab and a line break are seen. */
const unseen = /[^\P{Cc}\t\n]/u

/** Rules between files know the path of a field but not its line. */
export function place(problem: Problem, sources: ReadonlyMap<string, Source>): Problem {
  const { path } = problem
  if (!path?.length) return problem
  const source = sources.get(problem.file)
  return {
    ...problem,
    line: problem.line ?? source?.lineOf(path, problem.spot),
    field: problem.field ?? fieldInWords(path, source?.value),
  }
}
