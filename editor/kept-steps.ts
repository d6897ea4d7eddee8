import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { localDate } from '#app/lib/dates.ts'
import type { Removed } from './removed-entries.ts'
import { writeInOneMove } from './write-files.ts'

/** What was renamed or deleted, with each file before and after; null is no file. */
export type Step = {
  id: string
  words: string
  day: string
  /** The page it was about. */
  file: string
  files: [file: string, before: string | null, after: string | null][]
  /** An entry that a save took out of a list. */
  removed?: Removed
  /** Its files are being written, or the editor was stopped meanwhile. */
  isOpen?: true
}

export type Steps = ReturnType<typeof keptSteps>

const most = 200

/** Steps that can be taken back, also after a restart: a deleted page that was never published is
    nowhere else. */
export function keptSteps(folder: string) {
  const namesIn = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
  return {
    /** The newest first. */
    all: (): Step[] => namesIn().flatMap((name) => readStep(join(folder, name)) ?? []),
    keep(step: Omit<Step, 'id' | 'day'>): string {
      // Several may be kept in the same moment.
      const newest = Number(namesIn()[0]?.replace('.json', '') ?? 0)
      const id = `${Math.max(Date.now(), newest + 1)}`
      mkdirSync(folder, { recursive: true })
      const kept = { id, day: localDate(), ...step }
      writeInOneMove(join(folder, `${id}.json`), JSON.stringify(kept))
      for (const old of namesIn().slice(most)) rmSync(join(folder, old))
      return id
    },
    /** All of its files are written. */
    close(id: string) {
      const path = join(folder, `${id}.json`)
      const { isOpen: _, ...step }: Step = JSON.parse(readFileSync(path, 'utf8'))
      writeInOneMove(path, JSON.stringify(step))
    },
    drop: (id: string) => rmSync(join(folder, `${id}.json`), { force: true }),
  }
}

/** A full disk or an older editor may have left half of one, which must not keep the others away. */
function readStep(path: string): Step | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** By content folder, and outside of it: nothing of it is published. */
export function stepsFolder(cache: string, dir: string): string {
  return join(cache, 'deleted', createHash('sha256').update(dir).digest('hex').slice(0, 16))
}
