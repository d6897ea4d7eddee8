import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Document } from 'yaml'
import { listContent } from '#app/content/engine/files.ts'
import { folder } from '#app/content/engine/test-folder.ts'
import { editYaml } from './edit-yaml.ts'
import { testFirmDir } from './firm-content.ts'

/** Another text or other bytes, other words for those that match, or a change of the fields; undefined
    removes the file. */
type Edit =
  | string
  | Uint8Array
  | undefined
  | readonly [words: RegExp, instead: string]
  | ((document: Document) => void)
export type Edits = Readonly<Record<string, Edit>>

export function textOf(file: string): string {
  return readFileSync(join(testFirmDir, file), 'utf8')
}

/** A copy of the test firm's folder after some edits. */
export function changedFolder(...edits: readonly Edits[]): string {
  return changedCopy(testFirmDir, ...edits)
}

/** Later edits see what earlier ones made. */
export function changedCopy(from: string, ...edits: readonly Edits[]): string {
  const dir = folder({})
  cpSync(from, dir, { recursive: true })
  for (const [name, edit] of edits.flatMap((each) => Object.entries(each))) {
    const file = join(dir, name)
    mkdirSync(dirname(file), { recursive: true })
    if (edit === undefined) rmSync(file, { recursive: true })
    else if (typeof edit === 'string' || edit instanceof Uint8Array) writeFileSync(file, edit)
    else if (typeof edit === 'function') editYaml(file, edit)
    else if (existsSync(file)) writeFileSync(file, readFileSync(file, 'utf8').replace(...edit))
  }
  return dir
}

/** The same change of words in every file. */
export function everywhere(...edit: [words: RegExp, instead: string]): Edits {
  return Object.fromEntries(listContent(testFirmDir).files.map((file) => [file, edit]))
}
