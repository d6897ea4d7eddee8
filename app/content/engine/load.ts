import { join } from 'node:path'
import type { z } from 'zod'
import { type Facts, fillFacts, type Use } from './facts.ts'
import { missingFiles, strayFile } from './file-problems.ts'
import { listContent, matches, readText } from './files.ts'
import { locate, type Source } from './parsed.ts'
import type { Problem } from './problem.ts'
import { sortProblems } from './problem.ts'
import { parseSource } from './source.ts'
import { within } from './surroundings.ts'
import { fieldInWords } from './words.ts'
import { zodProblems } from './zod-problems.ts'

/** `what` names the file for its owner: "the firm's facts", "a service". */
export type Collection = {
  pattern: string
  schema: z.ZodType
  what: string
  /** The firm can do without it. */
  optional?: boolean
}
export type Data = ReadonlyMap<string, unknown>
/** The facts that a file's texts use, by name. */
export type Uses = ReadonlyMap<string, Use>

export type LoadOptions = {
  /** Absolute. */
  dir: string
  collections: readonly Collection[]
  /**
   * The table of {facts}. Called again after each fact source, so it must bear files that are not
   * there yet.
   */
  facts: (data: Data) => Record<string, string>
  /** Files or patterns, validated first and in this order; each may use the facts of those before. */
  factSources: readonly string[]
  /** Every internal path of the site. */
  paths: readonly string[]
  /** A sentence about a path that could exist and does not, for the owner who links to it. */
  whyNoPage?: (path: string) => string | undefined
  /** Adds to a valid value what follows from the facts its text uses. */
  complete?: (value: unknown, used: Uses, data: Data) => unknown
  /** Rules between files; asked only when every file by itself is in order. */
  check?: (data: Data, uses: ReadonlyMap<string, Uses>) => Problem[]
  /** Adds to a file's value what it takes from the others, once all of them are in order. */
  relate?: (file: string, data: Data) => unknown
  /** Texts read instead of the files of these names: what the editor has not saved yet. */
  drafts?: ReadonlyMap<string, string>
}

/** `sources` is what the owner typed, facts not filled in. `namesChecked` is false while a file of facts
    is broken, so that nobody knows which names there are. */
export type Loaded = {
  data: Map<string, unknown>
  problems: Problem[]
  namesChecked: boolean
  files: string[]
  sources: ReadonlyMap<string, Source>
}

export function loadContent(options: LoadOptions): Loaded {
  const { dir, collections, paths, whyNoPage } = options
  const { files, images, fonts } = listContent(dir)
  const problems = missingFiles(collections, files)
  const data = new Map<string, unknown>()
  const sources = new Map<string, Source>()
  const uses = new Map<string, Uses>()
  const imageDir = join(dir, 'images')
  let facts: Facts = {}
  let factsComplete = true

  function take(file: string): boolean {
    const collection = collections.find(({ pattern }) => matches(pattern, file))
    const draft = options.drafts?.get(file)
    const text = collection ? (draft ?? readText(dir, file)) : strayFile(file, collections)
    if (!collection || typeof text !== 'string') {
      problems.push(text as Problem)
      return false
    }
    const { source, problems: faults } = parseSource(file, text)
    if (source) {
      sources.set(file, source)
      const { value, complaints, unfilled, used } = fillFacts(source.value, facts)
      uses.set(file, used)
      // A fact that cannot be known because its own file is broken is not this file's fault.
      if (factsComplete)
        faults.push(...complaints.map(({ path, complaint }) => locate(source, path, complaint)))
      const result = within({ paths, whyNoPage, images, fonts, imageDir }, () =>
        collection.schema.safeParse(value, { reportInput: true }),
      )
      if (!result.success) {
        const filled = { ...source, value, unfilled }
        faults.push(...zodProblems(result.error.issues, collection.schema, filled))
      } else if (faults.length === 0) {
        const { complete = (done) => done } = options
        data.set(file, complete(result.data, used, data))
      }
    }
    problems.push(...faults)
    return faults.length === 0
  }

  const sourceFiles = options.factSources.map((pattern) => ({
    files: files.filter((file) => matches(pattern, file)),
    needed: !pattern.includes('*'),
  }))
  for (const group of sourceFiles) {
    const valid = group.files.map(take)
    if (valid.includes(false) || (group.needed && valid.length === 0)) factsComplete = false
    facts = tableOfFacts(options, data, factsComplete && group === sourceFiles.at(-1))
  }
  const taken = sourceFiles.flatMap((group) => group.files)
  for (const file of files) if (!taken.includes(file)) take(file)

  if (problems.length === 0) problems.push(...(options.check?.(data, uses) ?? []))
  const { relate } = options
  if (problems.length === 0 && relate) {
    const related = [...data.keys()].map((file) => [file, relate(file, data)] as const)
    for (const [file, value] of related) data.set(file, value)
  }
  const placed = problems.map((each) => place(each, sources))
  return { data, problems: sortProblems(placed), namesChecked: factsComplete, files, sources }
}

/** While sources are missing the caller's function may stumble over them; once all are there, not. */
function tableOfFacts({ facts }: LoadOptions, data: Data, complete: boolean): Facts {
  try {
    return facts(data)
  } catch (error) {
    if (complete) throw error
    return {}
  }
}

/** Rules between files know the path of the culprit but not its line. */
function place(problem: Problem, sources: ReadonlyMap<string, Source>): Problem {
  if (!problem.path?.length) return problem
  const { path } = problem
  return {
    ...problem,
    line: problem.line ?? sources.get(problem.file)?.lineOf(path, problem.spot),
    field: problem.field ?? fieldInWords(path),
  }
}
