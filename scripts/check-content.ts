import { loadContent } from '../app/content/engine/load.ts'
import { formatProblems } from '../app/content/engine/problem.ts'
import { contentOptions } from '../app/content/plugin.ts'

// npm run check: reads everything in content/ and says what is wrong with it. Builds nothing.

const { problems, files } = loadContent(contentOptions())
if (problems.length > 0) {
  process.stderr.write(`${formatProblems(problems)}\n`)
  process.exitCode = 1
} else process.stdout.write(`All ${files.length} files in content/ are in order.\n`)
