import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Document } from 'yaml'
import { render } from '#app/site/render.tsx'
import { type Gated, gate } from '#build/gate.ts'
import { editYaml } from './edit-yaml.ts'
import { testFirmDir } from './firm-content.ts'

type Edits = Readonly<Record<string, 'removed' | ((document: Document) => void)>>

type Changed = Gated & {
  /** The HTML of a page by its address; undefined where there is no such page. */
  html: (path: string) => string | undefined
}

/** The test firm after some files were edited or removed, with every page rendered. */
export function changedFirm(edits: Edits): Changed {
  const dir = mkdtempSync(join(tmpdir(), 'firm-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  cpSync(testFirmDir, dir, { recursive: true })
  for (const [file, edit] of Object.entries(edits)) {
    if (edit === 'removed') rmSync(join(dir, file))
    else editYaml(join(dir, file), edit)
  }
  const gated = gate({ dir, program: { render } })
  const pages = new Map(gated.passed?.pages.map(({ page, html }) => [page.path, html]))
  return { ...gated, html: (path) => pages.get(path) }
}
