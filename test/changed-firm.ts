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
  return gate({ dir, program: { render } })
}
