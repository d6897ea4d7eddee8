import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectionOf, collections } from '#app/content/collections.ts'
import { pluralize } from '#app/content/engine/english.ts'
import type { Facts } from '#app/content/engine/facts.ts'
import { folderName, listContent } from '#app/content/engine/files.ts'
import type { Collection } from '#app/content/engine/load.ts'
import type { Problem } from '#app/content/engine/problem.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { addressOf, pageShowing } from '#app/content/pages.ts'
import { reportWords } from '#app/content/word-report.ts'
import { capitalize } from '#app/lib/text.ts'
import { begun, isUntouched } from './begin.ts'
import { titleOf } from './changes.ts'
import { filled } from './client/values.ts'
import { followGroups } from './follow-links.ts'
import { formFieldOf, inFormWords, nameInForm } from './form.ts'
import { factWords, idsIn } from './ids.ts'
import { keptSteps, type Steps } from './kept-steps.ts'
import { asGroup, type Group, isText } from './names.ts'
import type { FileOptions } from './options.ts'
import { takeStep } from './page-api.ts'
import { partsIn } from './parts.ts'
import { pagesIn, plainLines, type TypedPage, textsIn, valuesIn } from './read-files.ts'
import { removedEntries } from './removed-entries.ts'
import { RequestRefused, type Routes, unreadable } from './reply.ts'
import { takeAlong } from './take-along.ts'
import { treeOf } from './tree.ts'
import type { Draft, Opened, Overview, Place } from './types.ts'
import { changedOutside, gateWrite, textWith } from './write-files.ts'

/** Reads and writes the files of one content folder, and only those that its collections name. `folder` keeps
    the entries of lists that a save takes away. */
export function fileRoutes(options: FileOptions, folder: string) {
  const steps = keptSteps(folder)
  const nameIn = (query: URLSearchParams) => query.get('name') ?? ''
  return {
    'GET /api/overview': async () => ({ value: await overview(options, steps) }),
    'GET /api/file': async ({ query }) => ({ value: await open(nameIn(query), options) }),
    'POST /api/save': async ({ body }) => ({
      value: await save(draftsIn(body, options.dir), options, steps, asGroup(body).along === true),
    }),
    'GET /api/remarks': async ({ query }) => ({ value: await remarks(nameIn(query), options) }),
  } satisfies Routes
}

async function overview({ dir, check }: FileOptions, steps: Steps): Promise<Overview> {
  const { problems, files, facts, images, paths, unbuilt, passed, sources } = await check()
  const later = unbuilt.map(({ file }) => file)
  const words = factWords(facts)
  const texts = textsIn(dir)
  const parts = partsIn(texts)
  const pages = pagesIn(texts)
  return {
    folder: folderName(dir),
    files: collections.flatMap((each) => {
      const members = files.filter((file) => collectionOf(file) === each)
      return members.map((file) => {
        const draft = later.includes(file) && { draft: true as const }
        const part = parts.some(({ of }) => of.includes(file)) && { part: true as const }
        const whole = members.length > 1 && parts.find(({ of }) => of.includes(each.pattern))
        const all = each.pattern !== file &&
          whole && { all: { file: each.pattern, name: whole.name } }
        return {
          file,
          what: each.what,
          name: nameOf(file, each, dir, words),
          ...addressIn(pages.get(file)),
          ...draft,
          ...part,
          ...all,
        }
      })
    }),
    tree: treeOf(texts, words),
    untouched: isUntouched(texts),
    ...interruptedIn(steps),
    problems,
    facts: words,
    factNames: namesOf(facts, sources),
    images: [...images.keys()],
    paths,
    ids: idsIn({ passed, sources, facts }),
  }
}

function interruptedIn(steps: Steps): Pick<Overview, 'interrupted'> {
  const open = steps.all().find(({ isOpen }) => isOpen)
  return open ? { interrupted: open.words === begun ? 'begin' : 'moved' } : {}
}

function addressIn(page: TypedPage | undefined) {
  return page && { address: page.path, ...(page.head.hidden === true && { hidden: true as const }) }
}

async function open(file: string, { dir, check }: FileOptions, isSaved = false): Promise<Opened> {
  const collection = existing(dir, file)
  const text = read(dir, file)
  const { source } = parseSource(file, plainLines(text))
  const field = formFieldOf(collection)
  const checked = await check()
  // Which page shows the words of a file that is none is known when it was opened, and costs a rendering of
  // all pages.
  const isKnown = isSaved && !addressOf(file)
  return {
    file,
    what: collection.what,
    name: nameOf(file, collection, dir, factWords(checked.facts)),
    version: versionOf(text),
    text,
    ...(!isKnown && { page: pageShowing(file, checked, checked.passed?.places) }),
    ...(source && { form: { field, value: source.value } }),
  }
}

/** All of them in one step, or none; `along` with what other texts say of what is taken away. */
async function save(
  drafts: readonly Draft[],
  options: FileOptions,
  steps: Steps,
  along: boolean,
): Promise<Opened[]> {
  const { dir } = options
  const texts = textsIn(dir)
  const isNewer = ({ file, version }: Draft) => versionOf(read(dir, file)) !== version
  const newer = drafts.filter(isNewer).map(({ file }) => file)
  if (newer.length > 0) throw new RequestRefused(409, changedOutside, { newer })
  const changes = drafts.map((draft): [string, string] => {
    const { file } = draft
    return [file, 'text' in draft ? draft.text : textWith(file, read(dir, file), draft.value)]
  })
  const saved = new Map(changes)
  const all = followGroups(texts, saved)
  const wide = along && (await takeAlong(options, texts, all))
  if (wide) {
    const [first] = drafts
    const words = `Removed, with what named it: ${titleOf(first?.file ?? '', texts.get(first?.file ?? ''))}`
    await takeStep({ words, file: first?.file ?? '', changes: wide.changes, texts }, options, steps)
  } else {
    await gateWrite(options, all).catch((error: unknown) => offerAlong(error, options, texts, all))
    for (const [file, text] of saved) keepRemoved(file, texts.get(file), text, steps)
  }
  return Promise.all(drafts.map(({ file }) => open(file, options, true)))
}

/** What was refused, with what other texts could do without. */
async function offerAlong(
  error: unknown,
  options: FileOptions,
  texts: ReadonlyMap<string, string>,
  changes: ReadonlyMap<string, string>,
): Promise<never> {
  const isRefused = error instanceof RequestRefused && error.more.problems
  const wide = isRefused && (await takeAlong(options, texts, changes))
  if (!wide) throw error
  const why = `Not saved yet. ${capitalize(pluralize(wide.places.length, 'text'))} on the site ${wide.places.length === 1 ? 'names' : 'name'} what you removed. Reword them first, or let what they say of it go as well.`
  throw new RequestRefused(422, why, { ...error.more, along: wide.places, leaving: wide.leaving })
}

function keepRemoved(file: string, before: string | undefined, after: string, steps: Steps): void {
  const was = valuesIn(file, before)
  for (const removed of removedEntries(was, valuesIn(file, after))) {
    const place = nameInForm(file, was, [...removed.path, removed.at])
    const words = `Removed: ${capitalize(titleOf(file, after))}: ${place}`
    steps.keep({ words, file, files: [], removed })
  }
}

/** What could read better in a saved file. Asked for by itself, because the dictionary takes a second to
    load. */
async function remarks(file: string, { dir, check }: FileOptions): Promise<Problem[]> {
  existing(dir, file)
  const checked = await check()
  const { passed } = checked
  const { remarks: all } = reportWords(
    checked,
    [pageShowing(file, checked, passed?.places)],
    passed,
  )
  const problems = all.filter((remark) => remark.file === file)
  return inFormWords({ ...checked, problems }).problems
}

/** A name from the network is only compared with the names of existing files, never opened itself. */
function existing(dir: string, file: string): Collection {
  const found = listContent(dir).files.includes(file) && collectionOf(file)
  if (!found) throw new RequestRefused(404, 'There is no such file.')
  return found
}

/** A page is called by its own title; any other file by what it is. */
function nameOf(
  file: string,
  { pattern, what }: Collection,
  dir: string,
  facts: Overview['facts'],
): string {
  if (!pattern.includes('*')) return whatOf(what)
  const { title, head } = valuesIn(file, read(dir, file))
  const slug = file.replace(/^.*\/|\.\w+$/g, '').replaceAll('-', ' ')
  const words = [title, asGroup(head).name].find(isText) ?? slug
  return capitalize(filled(words, facts))
}

const whatOf = (what: string) => capitalize(what.replace(/^(the|a) /, ''))

function read(dir: string, file: string): string {
  return readFileSync(join(dir, file), 'utf8')
}

type FileSources = Awaited<ReturnType<FileOptions['check']>>['sources']

/** By the field that a fact is typed in, or what all its fields have in common; an address is no words. */
function namesOf(facts: Facts, sources: FileSources): Overview['factNames'] {
  const named = Object.entries(facts).flatMap(([name, { plain, origin, isAddress }]) => {
    const [first, ...others] = origin
    if (!first || !plain || isAddress || /^(tel|https?):/.test(plain)) return []
    const { file, path } = first
    const differs = (each: Place, at: number) => each.file !== file || each.path[at] !== path[at]
    const common = path.findIndex((_, at) => others.some((each) => differs(each, at)))
    const shared = common < 0 ? path : path.slice(0, common)
    const words = nameInForm(file, sources.get(file)?.value, shared)
    return [[name, words || whatOf(collectionOf(file)?.what ?? '')]]
  })
  return Object.fromEntries(named)
}

/** Drafts as the editor's page sends them, of files that exist; anything else is refused. */
function draftsIn(body: unknown, dir: string): Draft[] {
  const { drafts } = asGroup(body)
  const given = Array.isArray(drafts) ? drafts.map(asGroup) : []
  const isDraft = ({ file, version, ...draft }: Group) =>
    typeof file === 'string' &&
    typeof version === 'string' &&
    ('value' in draft || typeof draft.text === 'string')
  const files = new Set(given.map(({ file }) => file))
  if (given.length === 0 || files.size < given.length || !given.every(isDraft))
    throw new RequestRefused(400, unreadable)
  for (const file of files) existing(dir, `${file}`)
  return given as Draft[]
}

function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
