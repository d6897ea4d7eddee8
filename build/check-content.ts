import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { contentDir } from '#app/content/load.ts'
import { bundlePages } from './bundle.ts'
import { type Gated, gate } from './gate.ts'
import { readPictures } from './pictures.ts'

/** The firm's content with every page rendered, for a program that builds nothing. */
export async function checkContent(): Promise<Gated> {
  const pagesDir = join(import.meta.dirname, `../.cache/check-${process.pid}`)
  try {
    return await readPictures(gate({ dir: contentDir, program: await bundlePages(pagesDir) }))
  } finally {
    await rm(pagesDir, { recursive: true, force: true })
  }
}
