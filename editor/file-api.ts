import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { type Content, collections } from '#app/content/collections.ts'
import { keyInWords } from '#app/content/engine/declared.ts'
import type { Facts } from '#app/content/engine/facts.ts'
import { folderName, listContent } from '#app/content/engine/files.ts'
import type { Collection } from '#app/content/engine/load.ts'
import type { Problem } from '#app/content/engine/problem.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { pageShowing } from '#app/content/pages.ts'
import { knownIds } from '#app/content/references.ts'
import { reportWords } from '#app/content/word-report.ts'
import { capitalize } from '#app/lib/text.ts'
import { followGroups } from './follow-links.ts'
import { formFieldOf, inFormWords } from './form.ts'
import { asGroup } from './names.ts'
import type { FileOptions } from './options.ts'
import { textsIn } from './page-api.ts'
import { RequestRefused, type Routes } from './reply.ts'
import type { Draft, Opened, Overview } from './types.ts'
import { splitFile } from './write.ts'
import { collectionOf, gateWrite, plainLines, textWith } from './write-files.ts'
import { commentsIn } from './yaml-comments.ts'

/** Reads and writes the files of one content folder, and only those that its collections name. */
export function fileRoutes(options: FileOptions) {
  const { dir, check } = options
  return {
    'GET /api/overview': async () => ({ value: await overview() }),
    'GET /api/file': async ({ query }) => ({ value: await open(query.get('name') ?? '') }),
    'POST /api/file': async ({ body }) => ({ value: await save(draftIn(body)) }),
    'GET /api/remarks': async ({ query }) => ({ value: await remarks(query.get('name') ?? '') }),
  } satisfies Routes

  async function overview(): Promise<Overview> {
    const { problems, files, facts, images, paths, unbuilt, passed } = await check()
    const later = unbuilt.map(({ file }) => file)
    return {
      folder: folderName(dir),
      files: collections.flatMap((each) => {
        const members = files.filter((file) => collectionOf(file) === each)
        return members.map((file) => {
          const draft = later.includes(file) && { draft: true as const }
          return { file, what: each.what, name: nameOf(file, each, facts), ...draft }
        })
      }),
      problems,
      facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact.plain])),
      images: [...images.keys()],
      paths,
      ids: passed ? idsIn(passed.content) : {},
    }
  }

  async function open(file: string): Promise<Opened> {
    const collection = existing(file)
    const text = read(file)
    const { source } = parseSource(file, plainLines(text))
    const field = formFieldOf(collection)
    const document = parseDocument(splitFile(file, text).fields)
    const checked = await check()
    return {
      file,
      what: collection.what,
      name: nameOf(file, collection, checked.facts),
      version: versionOf(text),
      text,
      page: pageShowing(file, checked, checked.passed?.places),
      ...(source && { form: { field, value: source.value, ...commentsIn(document, field) } }),
    }
  }

  async function save(draft: Draft): Promise<Opened> {
    existing(draft.file)
    const before = read(draft.file)
    if (versionOf(before) !== draft.version)
      throw new RequestRefused(409, 'Not saved. This file was changed outside of this form.')
    const text = 'text' in draft ? draft.text : textWith(draft.file, before, draft.value)
    const follows = draft.file === 'navigation.yaml' ? followGroups(textsIn(dir), before, text) : []
    await gateWrite(options, new Map([...follows, [draft.file, text]]))
    return open(draft.file)
  }

  /** What could read better in a saved file. Asked for by itself, because the dictionary takes a second
      to load. */
  async function remarks(file: string): Promise<Problem[]> {
    existing(file)
    const checked = await check()
    const places = checked.passed?.places
    const { remarks: all } = reportWords(checked, [pageShowing(file, checked, places)], places)
    const problems = all.filter((remark) => remark.file === file)
    return inFormWords({ ...checked, problems }, collectionOf).problems
  }

  /** A name from the network is only compared with the names of existing files, never opened itself. */
  function existing(file: string): Collection {
    const found = listContent(dir).files.includes(file) && collectionOf(file)
    if (!found) throw new RequestRefused(404, 'There is no such file.')
    return found
  }

  /** A page is called by its own title; any other file by what it is. */
  function nameOf(file: string, { pattern, what }: Collection, facts: Facts): string {
    if (!pattern.includes('*')) return capitalize(what.replace(/^(the|a) /, ''))
    const value = asGroup(parseSource(file, plainLines(read(file))).source?.value)
    const slug = file.replace(/^.*\/|\.\w+$/g, '').replaceAll('-', ' ')
    const words = [value.title, asGroup(value.head).name, slug].find(isWords) ?? ''
    return capitalize(
      words.replaceAll(/\{([^{}]+)\}/g, (all, fact: string) => facts[fact]?.plain ?? all),
    )
  }

  function read(file: string): string {
    return readFileSync(join(dir, file), 'utf8')
  }
}

/** A draft as the editor's page sends it; anything else is refused. */
function draftIn(body: unknown): Draft {
  const draft = asGroup(body)
  const named = typeof draft.file === 'string' && typeof draft.version === 'string'
  if (!named || !('value' in draft || typeof draft.text === 'string'))
    throw new RequestRefused(400, 'The editor could not read this request.')
  return draft as Draft
}

function idsIn(content: Content): Overview['ids'] {
  const optionOf = (id: string | number) => {
    return { value: `${id}`, name: keyInWords(`${id}`.replace(/^(price|claim)\./, '')) }
  }
  const kinds = Object.entries(knownIds(content))
  return Object.fromEntries(kinds.map(([kind, [, ids]]) => [kind, ids.map(optionOf)]))
}

const isWords = (value: unknown): value is string => typeof value === 'string' && value !== ''

function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
