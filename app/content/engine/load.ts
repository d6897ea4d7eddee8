import path from 'node:path'
import type { z } from 'zod'
import { type Facts, fillFacts, type Use } from './facts.ts'
import { listContent, matches, missingFiles, readText, strayFile } from './files.ts'
import { schemaProblems } from './messages.ts'
import { type Problem, sortProblems } from './problem.ts'
import { locate, parseSource, type Source } from './source.ts'
import { runWithContext } from './validation-context.ts'
import { fieldInWords } from './words.ts'

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
   * The table of {facts}. Called again after each fact source, so some files may be missing.
   */
  facts: (data: Data) => Record<string, string>
  /** Files or patterns, validated first and in this order; each may use the facts of those before. */
  factSources: readonly string[]
  /** Every internal path of the site. */
  paths: readonly string[]
  /** Says why a path that the site could have is not a page, for the owner who links to it. */
  explainMissingPage?: (path: string) => string | undefined
  /** Adds the date of the oldest tax fact that a valid value's text uses. */
  addReviewDate?: (value: unknown, used: Uses, data: Data) => unknown
  /** Rules between files; called only when every file by itself is in order. */
  check?: (data: Data, uses: ReadonlyMap<string, Uses>) => Problem[]
  /** Adds to a file's value what it takes from the others, once all of them are in order. */
  join?: (file: string, data: Data) => unknown
  /** Texts read instead of the files of these names: what the editor has not saved yet. */
  drafts?: ReadonlyMap<string, string>
}

/** `sources` is what the owner typed, facts not filled in. `namesChecked` is false while a file of
    facts is broken, so that the names of facts are not known. */
export type Loaded = {
  data: Map<string, unknown>
  problems: Problem[]
  namesChecked: boolean
  files: string[]
  sources: ReadonlyMap<string, Source>
}

export function loadContent(options: LoadOptions): Loaded {
  const { dir, collections, paths, explainMissingPage, join: joinFiles } = options
  const { files, images, fonts } = listContent(dir)
  const problems = missingFiles(collections, files)
  const data = new Map<string, unknown>()
  const sources = new Map<string, Source>()
  const uses = new Map<string, Uses>()
  const imageDir = path.join(dir, 'images')
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
    const { source, problems: own } = parseSource(file, text)
    if (source) {
      sources.set(file, source)
      const { value, problems: braces, unfilled, used } = fillFacts(source.value, facts)
      uses.set(file, used)
      // A fact is unknown because its own file is broken: that file is reported, not this one.
      if (factsComplete) own.push(...braces.map(({ path, detail }) => locate(source, path, detail)))
      const context = { paths, explainMissingPage, images, fonts, imageDir }
      const result = runWithContext(context, () =>
        collection.schema.safeParse(value, { reportInput: true }),
      )
      if (!result.success) {
        const filled = { ...source, value, unfilled }
        own.push(...schemaProblems(result.error.issues, collection.schema, filled))
      } else if (own.length === 0) {
        const { addReviewDate = (done) => done } = options
        data.set(file, addReviewDate(result.data, used, data))
      }
    }
    problems.push(...own)
    return own.length === 0
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
  if (problems.length === 0 && joinFiles) {
    const joined = [...data.keys()].map((file) => [file, joinFiles(file, data)] as const)
    for (const [file, value] of joined) data.set(file, value)
  }
  const placed = problems.map((each) => place(each, sources))
  return { data, problems: sortProblems(placed), namesChecked: factsComplete, files, sources }
}

/** The caller's function may throw while sources are missing, but not once all are read. */
function tableOfFacts({ facts }: LoadOptions, data: Data, complete: boolean): Facts {
  try {
    return facts(data)
  } catch (error) {
    if (complete) throw error
    return {}
  }
}

/** Rules between files know the path of a field but not its line. */
function place(problem: Problem, sources: ReadonlyMap<string, Source>): Problem {
  if (!problem.path?.length) return problem
  const { path } = problem
  return {
    ...problem,
    line: problem.line ?? sources.get(problem.file)?.lineOf(path, problem.spot),
    field: problem.field ?? fieldInWords(path),
  }
}
