import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Content, collectionOf, collections } from '#app/content/collections.ts'
import { keyInWords } from '#app/content/engine/english.ts'
import type { Facts } from '#app/content/engine/facts.ts'
import { folderName, listContent } from '#app/content/engine/files.ts'
import type { Collection } from '#app/content/engine/load.ts'
import { type Problem, valueAt } from '#app/content/engine/problem.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { addressOf, pageShowing } from '#app/content/pages.ts'
import { knownIds } from '#app/content/references.ts'
import { reportWords } from '#app/content/word-report.ts'
import { capitalize } from '#app/lib/text.ts'
import { filled } from './client/values.ts'
import { followGroups } from './follow-links.ts'
import { formFieldOf, inFormWords, nameInForm } from './form.ts'
import { asGroup, isText, keyName, placeIn } from './names.ts'
import type { FileOptions } from './options.ts'
import { plainLines, textsIn, valuesIn } from './read-files.ts'
import { RequestRefused, type Routes, unreadable } from './reply.ts'
import type { Draft, Opened, Overview, Place } from './types.ts'
import { gateWrite, textWith } from './write-files.ts'

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
  const { problems, files, facts, images, paths, unbuilt, passed, sources } = await check()
  const later = unbuilt.map(({ file }) => file)
  const words = inWords(facts)
  return {
    folder: folderName(dir),
    files: collections.flatMap((each) => {
      const members = files.filter((file) => collectionOf(file) === each)
      return members.map((file) => {
        const draft = later.includes(file) && { draft: true as const }
        return { file, what: each.what, name: nameOf(file, each, dir, words), ...draft }
      })
    }),
    problems,
    facts: words,
    images: [...images.keys()],
    paths,
    ids: passed ? idsIn(passed.content, sources, words) : {},
  }
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
    name: nameOf(file, collection, dir, inWords(checked.facts)),
    version: versionOf(text),
    text,
    ...(!isKnown && { page: pageShowing(file, checked, checked.passed?.places) }),
    ...(source && { form: { field, value: source.value } }),
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

/** What a field may name by its id, called as the forms call it: a record by its title, a price by its amount. */
function idsIn(content: Content, sources: FileSources, facts: Overview['facts']): Overview['ids'] {
  const titleOf = (id: string | number, lists: readonly string[]) => {
    const found = lists.flatMap((list) => titleIn(placeIn(list), id, sources))
    const name = keyInWords(`${id}`.replace(/^(price|claim)\./, ''))
    return filled(found[0] || [name, facts[id]].filter(Boolean).join(' · '), facts)
  }
  const options = Object.entries(knownIds(content)).map(([kind, [, ids, ...lists]]) => {
    return [kind, ids.map((id) => ({ value: `${id}`, name: titleOf(id, lists) }))]
  })
  return Object.fromEntries(options)
}

type FileSources = Awaited<ReturnType<FileOptions['check']>>['sources']

function titleIn({ file, path }: Place, id: string | number, sources: FileSources): string {
  const typed = valueAt(sources.get(file)?.value, path)
  if (!Array.isArray(typed)) return keyName('', asGroup(typed)[id])
  const at = typed.findIndex((entry) => asGroup(entry).id === id)
  return at < 0 ? '' : nameInForm(file, sources.get(file)?.value, [...path, at], path.length)
}

function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
