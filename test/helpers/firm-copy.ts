import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drafts } from '#app/content/engine/load.ts'
import { load } from '#app/content/load.ts'
import { render } from '#app/site/render.tsx'
import { gate } from '#build/gate.ts'
import type { Routes } from '#editor/reply.ts'
import { onceIn } from '#test/changed-firm.ts'
import { changedFolder } from '#test/changed-folder.ts'

/** A folder that a unit test of the editor may change, with what the editor needs to work on it. The
    check reads and validates the files; it renders no page. The gate does, because only rendered pages have
    places that links lead to. */
export function copyOfFirm() {
  const dir = changedFolder()
  const check = async (drafts?: Drafts) => load(dir, drafts && { drafts })
  const checkPages = (drafts: Drafts = new Map()) =>
    onceIn(dir, drafts, 'gated', () => gate({ dir, program: { render }, drafts }))
  return {
    dir,
    options: { dir, check },
    gated: { dir, check: checkPages },
    read: (file: string) => readFileSync(join(dir, file), 'utf8'),
  }
}

/** Asks routes of the editor as its page does. */
export function asking(routes: Routes) {
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects
  return async (name: string, body?: unknown, query: Record<string, string> = {}): Promise<any> =>
    (await routes[name]?.({ query: new URLSearchParams(query), body }))?.value
}
