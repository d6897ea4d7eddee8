import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { contentDir, load } from '#app/content/load.ts'
import { basePath } from '#app/lib/address.ts'
import { bundlePages } from './bundle.ts'
import { type Gated, type GateOptions, gate } from './gate.ts'
import { makeOutput } from './output.ts'

/** The firm's content with every page rendered, for a program that builds nothing. */
export async function checkContent(): Promise<Gated> {
  // A mistake in a file is told at once, before anything is bundled.
  const { content, ...loaded } = await load(contentDir)
  if (!content) return { ...loaded, passed: undefined }
  const pagesDir = join(import.meta.dirname, `../.cache/check-${process.pid}`)
  try {
    const program = await bundlePages(pagesDir, basePath(content.firm.siteUrl))
    return await checkDays({ dir: contentDir, program })
  } finally {
    await rm(pagesDir, { recursive: true, force: true })
  }
}

/** The content of today; if that has no problems, what will be wrong on a day that a page appears. */
export async function checkDays(options: Pick<GateOptions, 'dir' | 'program'>): Promise<Gated> {
  const now = await makeOutput(await gate(options))
  const days = [...new Set(now.unbuilt.flatMap(({ appears }) => appears ?? []))].sort()
  for (const today of now.passed ? days : []) {
    const later = await makeOutput(await gate({ ...options, today }))
    if (!later.passed) return later
  }
  return now
}
