import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { type Content, collectionOf, collections } from '#app/content/collections.ts'
import { keyInWords } from '#app/content/engine/declared.ts'
import type { Facts } from '#app/content/engine/facts.ts'
import { folderName, listContent } from '#app/content/engine/files.ts'
import type { Collection } from '#app/content/engine/load.ts'
import type { Problem } from '#app/content/engine/problem.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { addressOf, fileOfPage, pageShowing } from '#app/content/pages.ts'
import { knownIds } from '#app/content/references.ts'
import { reportWords } from '#app/content/word-report.ts'
import { capitalize } from '#app/lib/text.ts'
import { filled } from './client/values.ts'
import { followGroups } from './follow-links.ts'
import { formFieldOf, inFormWords } from './form.ts'
import { asGroup, isText } from './names.ts'
import type { FileOptions } from './options.ts'
import { plainLines, textsIn, valuesIn } from './read-files.ts'
import { RequestRefused, type Routes, unreadable } from './reply.ts'
import type { Draft, Opened, Overview } from './types.ts'
import { splitFile } from './write.ts'
import { gateWrite, textWith } from './write-files.ts'
import { commentsIn } from './yaml-comments.ts'

/** Reads and writes the files of one content folder, and only those that its collections name. */
export function fileRoutes(options: FileOptions) {
  const nameIn = (query: URLSearchParams) => query.get('name') ?? ''
  return {
    'GET /api/overview': async () => ({ value: await overview(options) }),
    'GET /api/file': async ({ query }) => ({ value: await open(nameIn(query), options) }),
    'POST /api/file': async ({ body }) => ({ value: await save(draftIn(body), options) }),
    'GET /api/remarks': async ({ query }) => ({ value: await remarks(nameIn(query), options) }),
  } satisfies Routes
}

async function overview({ dir, check }: FileOptions): Promise<Overview> {
  const checked = await check()
  const { problems, files, facts, images, paths, unbuilt, passed } = checked
  const later = unbuilt.map(({ file }) => file)
  const words = inWords(facts)
  return {
    folder: folderName(dir),
    files: collections.flatMap((each) => {
      const members = files.filter((file) => collectionOf(file) === each)
      return members.map((file) => {
        const draft = later.includes(file) && { draft: true as const }
        const path = paths.find((address) => fileOfPage(address, checked) === file)
        const page = path !== undefined && { path }
        return { file, what: each.what, name: nameOf(file, each, dir, words), ...page, ...draft }
      })
    }),
    problems,
    facts: words,
    images: [...images.keys()],
    paths,
    ids: passed ? idsIn(passed.content) : {},
  }
}

async function open(file: string, { dir, check }: FileOptions, isSaved = false): Promise<Opened> {
  const collection = existing(dir, file)
  const text = read(dir, file)
  const { source } = parseSource(file, plainLines(text))
  const field = formFieldOf(collection)
  const document = parseDocument(splitFile(file, text).fields)
  const checked = await check()
  // Which page shows the words of a file that is none is known when it was opened, and costs a rendering of
  // all pages.
  const isKnown = isSaved && !addressOf(file)
  return {
    file,
    what: collection.what,
    name: nameOf(file, collection, dir, inWords(checked.facts)),
    version: versionOf(text),
    text,
    ...(!isKnown && { page: pageShowing(file, checked, checked.passed?.places) }),
    ...(source && { form: { field, value: source.value, ...commentsIn(document, field) } }),
  }
}

async function save(draft: Draft, options: FileOptions): Promise<Opened> {
  const { dir } = options
  existing(dir, draft.file)
  const before = read(dir, draft.file)
  if (versionOf(before) !== draft.version)
    throw new RequestRefused(409, 'Not saved. This file was changed outside of this form.')
  const text = 'text' in draft ? draft.text : textWith(draft.file, before, draft.value)
  const follows = draft.file === 'navigation.yaml' ? followGroups(textsIn(dir), before, text) : []
  await gateWrite(options, new Map([...follows, [draft.file, text]]))
  return open(draft.file, options, true)
}

/** What could read better in a saved file. Asked for by itself, because the dictionary takes a second to
    load. */
async function remarks(file: string, { dir, check }: FileOptions): Promise<Problem[]> {
  existing(dir, file)
  const checked = await check()
  const places = checked.passed?.places
  const { remarks: all } = reportWords(checked, [pageShowing(file, checked, places)], places)
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
  if (!pattern.includes('*')) return capitalize(what.replace(/^(the|a) /, ''))
  const { title, head } = valuesIn(file, read(dir, file))
  const slug = file.replace(/^.*\/|\.\w+$/g, '').replaceAll('-', ' ')
  const words = [title, asGroup(head).name].find(isText) ?? slug
  return capitalize(filled(words, facts))
}

function read(dir: string, file: string): string {
  return readFileSync(join(dir, file), 'utf8')
}

function inWords(facts: Facts): Overview['facts'] {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact.plain]))
}

/** A draft as the editor's page sends it; anything else is refused. */
function draftIn(body: unknown): Draft {
  const draft = asGroup(body)
  const named = typeof draft.file === 'string' && typeof draft.version === 'string'
  if (!named || !('value' in draft || typeof draft.text === 'string'))
    throw new RequestRefused(400, unreadable)
  return draft as Draft
}

function idsIn(content: Content): Overview['ids'] {
  const optionOf = (id: string | number) => {
    return { value: `${id}`, name: keyInWords(`${id}`.replace(/^(price|claim)\./, '')) }
  }
  const kinds = Object.entries(knownIds(content))
  return Object.fromEntries(kinds.map(([kind, [, ids]]) => [kind, ids.map(optionOf)]))
}

function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
