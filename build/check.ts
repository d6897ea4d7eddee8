import { folderName } from '#app/content/engine/files.ts'
import { formatProblems } from '#app/content/engine/problem.ts'
import { contentDir } from '#app/content/load.ts'
import { checkContent } from './check-content.ts'

// npm run check: says what is wrong with content/. Content that passes can be built.

const folder = folderName(contentDir)
const checked = await checkContent()
if (checked.problems.length > 0) {
  process.stderr.write(`${formatProblems(checked, folder)}\n`)
  process.exitCode = 1
} else process.stdout.write(`No problems in the ${checked.files.length} files of ${folder}/.\n`)
