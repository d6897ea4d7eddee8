import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listContent } from '#app/content/engine/files.ts'
import type { Drafts } from '#app/content/engine/load.ts'
import { formatProblems } from '#app/content/engine/problem.ts'
import { load } from '#app/content/load.ts'
import { render } from '#app/site/render.tsx'
import { type Gated, gate } from '#build/gate.ts'
import { makeSite } from '#build/site.ts'
import { changedFolder, type Edits } from './changed-folder.ts'
import { once } from './once.ts'
import { shown } from './shown.ts'

/** The test firm after some edits. A page is rendered when it is asked for; where its links lead is
    known to `gatedFirm`. */
export function changedFirm(...edits: readonly Edits[]) {
  return firmIn(changedFolder(...edits))
}

export async function firmIn(dir: string, today?: string) {
  const { content, ...loaded } = await load(dir, { ...(today && { today }) })
  const site = once(() => {
    if (!content) throw new Error(formatProblems(loaded, dir))
    return makeSite(content, dir).site
  })
  /** A page by its address; empty where there is no such page. */
  const html = (path: string) => {
    const page = site().pages.find((each) => each.path === path)
    return page ? render(site(), page, () => noParts).html : ''
  }
  return { ...loaded, content, site, html, page: (path: string) => shown(html(path)) }
}

const noParts = { inlineScript: '', modules: [], styles: '', fonts: [] }

/** The test firm after some edits, with every page rendered and every link followed. */
export function gatedFirm(...edits: readonly Edits[]): Promise<Gated> {
  return gatedIn(changedFolder(...edits))
}

export function gatedIn(dir: string): Promise<Gated> {
  return onceIn(dir, new Map(), dir, () => gate({ dir, program: { render } }))
}

const answers = new Map<string, Promise<unknown>>()

/** What is asked about a folder and drafts of its files is answered once for the same texts and pictures, in
    whatever folder, and under the same `name`. The last answers are kept. */
export function onceIn<Answer>(
  dir: string,
  drafts: Drafts,
  name: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const state = `${name} ${stateOf(dir, drafts)}`
  const answer = answers.get(state) ?? ask()
  answers.delete(state)
  answers.set(state, answer)
  for (const old of [...answers.keys()].slice(0, -12)) answers.delete(old)
  return answer as Promise<Answer>
}

function stateOf(dir: string, drafts: Drafts): string {
  const { files, images, fonts } = listContent(dir)
  const names = [
    ...files,
    ...images.map((name) => `images/${name}`),
    ...fonts.map((name) => `fonts/${name}`),
  ].filter((name) => !drafts.has(name))
  const hash = createHash('sha256').update(
    JSON.stringify([new Date().toDateString(), names, [...drafts]]),
  )
  for (const name of names) hash.update(readFileSync(join(dir, name))).update('\0')
  return hash.digest('hex')
}
