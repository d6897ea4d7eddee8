import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { folderName } from '#app/content/engine/files.ts'
import { formatProblems } from '#app/content/engine/problem.ts'
import { contentDir } from '#app/content/load.ts'
import { bundlePages } from './bundle.ts'
import { gate } from './gate.ts'

// npm run check: says what is wrong with content/. What is in order can be built.

const folder = folderName(contentDir)
const pagesDir = join(import.meta.dirname, `../.cache/check-${process.pid}`)
try {
  const checked = gate({ dir: contentDir, program: await bundlePages(pagesDir) })
  if (checked.problems.length > 0) {
    process.stderr.write(`${formatProblems(checked, folder)}\n`)
    process.exitCode = 1
  } else process.stdout.write(`All ${checked.files.length} files in ${folder}/ are in order.\n`)
} finally {
  await rm(pagesDir, { recursive: true, force: true })
}
