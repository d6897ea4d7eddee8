import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { collections } from '#app/content/collections.ts'
import { folderName, listContent, matches } from '#app/content/engine/files.ts'
import type { Collection, Loaded } from '#app/content/engine/load.ts'
import type { Problem } from '#app/content/engine/problem.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { pluralize } from '#app/content/engine/words.ts'
import { pageShowing } from '#app/content/pages.ts'
import { reportWords } from '#app/content/word-report.ts'
import { fieldOf } from './form.ts'
import type { Answer, Draft, Opened, Overview } from './types.ts'
import { joinFile, putValue, splitFile, writtenLike } from './write.ts'
import { commentsIn } from './yaml-comments.ts'

export type FileApiOptions = {
  dir: string
  /** Says what is wrong with the saved files, or with drafts of some of them. */
  check: (drafts?: ReadonlyMap<string, string>) => Promise<Checked>
  /** Called when a file has been written. */
  onSaved: () => void
}
type Checked = Pick<Loaded, 'problems' | 'files' | 'facts' | 'images' | 'paths' | 'sources'>

/** Reads and writes the files of one content folder, and only those that its collections name. */
export function fileApi({ dir, check, onSaved }: FileApiOptions) {
  async function overview(): Promise<Overview> {
    const { problems, files, facts, images, paths } = await check()
    return {
      folder: folderName(dir),
      files: collections.flatMap((each) =>
        files.filter((file) => kindOf(file) === each).map((file) => ({ file, what: each.what })),
      ),
      problems,
      facts,
      images,
      paths,
    }
  }

  async function open(file: string): Promise<Opened | undefined> {
    const collection = collectionOf(file)
    if (!collection) return undefined
    const text = read(file)
    const { source } = parseSource(file, plainLines(text))
    const form = source && formOf(collection, file, text, source.value)
    return {
      file,
      what: collection.what,
      version: versionOf(text),
      text,
      page: pageShowing(file, await check()),
      ...(form && { form }),
    }
  }

  /** Writes nothing if the draft causes a problem anywhere in the folder. */
  async function save(draft: Draft): Promise<Answer | undefined> {
    const collection = collectionOf(draft.file)
    if (!collection) return undefined
    const before = read(draft.file)
    if (versionOf(before) !== draft.version) {
      const why =
        'Not saved. Another program has changed this file since you opened it. Reload this page, then make your change again.'
      return { saved: false, why, problems: [] }
    }
    const text =
      'text' in draft ? draft.text : textWith(draft.file, plainLines(before), draft.value)
    const caused = await problemsOf(draft.file, text)
    if (caused.length > 0) {
      const why = `Not saved. Fix ${pluralize(caused.length, 'problem')} first.`
      return { saved: false, why, problems: caused }
    }
    if (text !== before) writeFileSync(join(dir, draft.file), text)
    onSaved()
    const opened = await open(draft.file)
    return opened && { saved: true, opened }
  }

  /** The problems that the draft causes; those of other files that were there before do not count. */
  async function problemsOf(file: string, text: string): Promise<Problem[]> {
    const { problems } = await check(new Map([[file, plainLines(text)]]))
    if (problems.length === 0) return problems
    const known = (await check()).problems.filter((other) => other.file !== file)
    return problems.filter((problem) => !known.some((other) => isSame(problem, other)))
  }

  /** What could read better in a saved file. Asked for by itself, because the dictionary takes a second
      to load. */
  async function remarks(file: string): Promise<Problem[] | undefined> {
    if (!collectionOf(file)) return undefined
    return reportWords(await check()).remarks.filter((remark) => remark.file === file)
  }

  /** A name from the network is only compared with the names of existing files, never opened itself. */
  function collectionOf(file: string): Collection | undefined {
    return listContent(dir).files.includes(file) ? kindOf(file) : undefined
  }

  function read(file: string): string {
    return readFileSync(join(dir, file), 'utf8')
  }

  return { overview, open, save, remarks }
}

function formOf({ schema }: Collection, file: string, text: string, value: unknown) {
  const field = fieldOf(schema)
  const document = parseDocument(splitFile(file, text).fields)
  return { field, value, ...commentsIn(document, field) }
}

function textWith(file: string, before: string, value: unknown): string {
  const parts = splitFile(file, before)
  const document = parseDocument(parts.fields)
  if (parts.body === undefined) {
    putValue(document, value)
    return writtenLike(parts.fields, document)
  }
  const { body, ...fields } = value as Record<string, unknown>
  putValue(document, fields)
  return joinFile(parts, writtenLike(parts.fields, document), body)
}

function kindOf(file: string): Collection | undefined {
  return collections.find(({ pattern }) => matches(pattern, file))
}

/** The same problem may have moved to another line. */
function isSame(a: Problem, b: Problem): boolean {
  return (
    a.file === b.file && a.field === b.field && a.found === b.found && a.expected === b.expected
  )
}

function plainLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
