import { folderName } from '#app/content/engine/files.ts'
import { loadContent } from '#app/content/engine/load.ts'
import { formatProblems } from '#app/content/engine/problem.ts'
import { contentOptions } from '#app/content/plugin.ts'

// npm run check: reads everything in content/ and says what is wrong with it. Builds nothing.

const options = contentOptions()
const folder = folderName(options.dir)
const content = loadContent(options)
const { problems, files } = content
if (problems.length > 0) {
  process.stderr.write(`${formatProblems(content, folder)}\n`)
  process.exitCode = 1
} else process.stdout.write(`All ${files.length} files in ${folder}/ are in order.\n`)
