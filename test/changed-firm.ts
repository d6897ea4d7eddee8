import { render } from '#app/site/render.tsx'
import { type Gated, gate } from '#build/gate.ts'
import { changedFolder, type Edits } from './changed-folder.ts'
import { type Shown, shown } from './shown.ts'

type Changed = Gated & {
  /** A page by its address; empty where there is no such page. */
  html: (path: string) => string
  page: (path: string) => Shown
}

/** The test firm after some edits, with every page rendered. */
export function changedFirm(...edits: readonly Edits[]): Promise<Changed> {
  return gatedFirm(changedFolder(...edits))
}

export async function gatedFirm(dir: string, today?: string): Promise<Changed> {
  const gated = await gate({ dir, program: { render }, ...(today && { today }) })
  const pages = new Map(gated.passed?.pages.map(({ page, html }) => [page.path, html]))
  const html = (path: string) => pages.get(path) ?? ''
  return { ...gated, html, page: (path) => shown(html(path)) }
}
