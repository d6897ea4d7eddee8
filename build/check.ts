import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { folderName } from '#app/content/engine/files.ts'
import { formatProblems } from '#app/content/engine/problem.ts'
import { contentDir, load } from '#app/content/load.ts'
import { basePath } from '#app/lib/address.ts'
import { bundlePages } from './bundle.ts'
import { type Gated, gate } from './gate.ts'
import { makeOutput } from './output.ts'

// npm run check: says what is wrong with content/. Content without problems can be built.

const folder = folderName(contentDir)
const checked = await checkContent()
if (checked.problems.length > 0) {
  process.stderr.write(`${formatProblems(checked, folder)}\n`)
  process.exitCode = 1
} else process.stdout.write(`No problems in the ${checked.files.length} files of ${folder}/.\n`)

async function checkContent(): Promise<Gated> {
  // A mistake in a file is told at once, before anything is bundled.
  const { content, ...loaded } = await load(contentDir)
  if (!content) return { ...loaded, passed: undefined }
  const pagesDir = join(import.meta.dirname, `../.cache/check-${process.pid}`)
  try {
    const program = await bundlePages(pagesDir, basePath(content.firm.siteUrl))
    return await makeOutput(await gate({ dir: contentDir, program }))
  } finally {
    await rm(pagesDir, { recursive: true, force: true })
  }
}
