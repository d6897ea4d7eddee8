import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseDocument } from 'yaml'
import { collectionOf } from '#app/content/collections.ts'
import { pluralize } from '#app/content/engine/english.ts'
import type { Problem } from '#app/content/engine/problem.ts'
import { writtenLike } from '#app/content/engine/written.ts'
import { formFieldOf } from './form.ts'
import { asGroup, isGroup } from './names.ts'
import type { FileOptions } from './options.ts'
import { plainLines } from './read-files.ts'
import { RequestRefused } from './reply.ts'
import { tidied } from './tidy.ts'
import { joinFile, putValue, splitFile } from './write.ts'

/** Writes, makes and (by null) deletes files in one step, or refuses if that caused a problem anywhere
    in the folder. Problems that other files had before do not count. `onWrite` is told right before. */
export async function gateWrite(
  { dir, check }: Pick<FileOptions, 'dir' | 'check'>,
  changes: ReadonlyMap<string, string | null>,
  onWrite = () => {},
): Promise<void> {
  for (const file of changes.keys()) {
    if (!collectionOf(file))
      throw new RequestRefused(400, `The site has no place for a file ${file}.`)
  }
  const before = new Map([...changes.keys()].map((file) => [file, textOf(dir, file)]))
  const caused = await problemsCaused({ check }, changes)
  if (caused.length > 0) {
    const why = caused.some(({ file }) => changes.has(file))
      ? `Not saved. Fix ${pluralize(caused.length, 'problem')} first.`
      : `Not saved, because ${pluralize(caused.length, 'other place')} on the site would break: what you removed or changed is used there. Change these first.`
    throw new RequestRefused(422, why, { problems: caused })
  }
  // The check takes seconds, in which another window may have saved.
  const newer = [...before].flatMap(([file, text]) => (textOf(dir, file) === text ? [] : [file]))
  if (newer.length > 0) throw new RequestRefused(409, changedOutside, { newer })
  onWrite()
  try {
    for (const [file, text] of changes) put(dir, file, text)
  } catch (error) {
    // A full disk, or a file that another program holds.
    for (const [file, text] of before) if (textOf(dir, file) !== text) put(dir, file, text)
    throw error
  }
}

export const changedOutside = 'Not saved. This was changed somewhere else while you worked on it.'

function textOf(dir: string, file: string): string | null {
  const path = join(dir, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function put(dir: string, file: string, text: string | null): void {
  const path = join(dir, file)
  mkdirSync(dirname(path), { recursive: true })
  if (text === null) rmSync(path, { force: true })
  else writeInOneMove(path, text)
}

/** Whoever stops the editor meanwhile finds the old file or the new one. */
export function writeInOneMove(path: string, text: string): void {
  writeFileSync(`${path}.tmp`, text)
  renameSync(`${path}.tmp`, path)
}

/** The problems that the site would have after this step and has not now. */
export async function problemsCaused(
  { check }: Pick<FileOptions, 'check'>,
  changes: ReadonlyMap<string, string | null>,
): Promise<Problem[]> {
  const drafts = [...changes].map(([file, text]) => [file, text && plainLines(text)] as const)
  const { problems } = await check(new Map(drafts))
  // The same problem may have moved to another line.
  const nameOf = ({ file, field, found, expected }: Problem) =>
    JSON.stringify([file, field, found, expected])
  const known = problems.length > 0 ? (await check()).problems.map(nameOf) : []
  return problems.filter((problem) => changes.has(problem.file) || !known.includes(nameOf(problem)))
}

/** The text of a file with the values of its form, tidied; of a new file if there was none before. */
export function textWith(file: string, before: string, value: unknown): string {
  if (!isGroup(value)) throw new RequestRefused(400, 'The editor could not read these values.')
  const parts = splitFile(file, plainLines(before))
  const document = parseDocument(parts.fields)
  const collection = collectionOf(file)
  const typed = asGroup(collection ? tidied(formFieldOf(collection), value) : value)
  const { body, ...fields } = typed
  putValue(document, parts.body === undefined ? typed : fields)
  return joinFile(parts, writtenLike(parts.fields, document), body)
}
