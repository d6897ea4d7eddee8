import { folderName } from '#app/content/engine/files.ts'
import { formatProblems } from '#app/content/engine/problem.ts'
import { pluralize } from '#app/content/engine/words.ts'
import { contentDir } from '#app/content/load.ts'
import { remarkLine, reportWords } from '#app/content/word-report.ts'
import { checkContent } from './check-content.ts'

// npm run check: says what is wrong with content/, then what could read better. What has no problem
// can be built.

const mostRemarks = 10

const folder = folderName(contentDir)
const checked = await checkContent()
if (checked.problems.length > 0) {
  process.stderr.write(`${formatProblems(checked, folder)}\n`)
  process.exitCode = 1
} else process.stdout.write(`All ${checked.files.length} files in ${folder}/ are in order.\n`)

const { remarks } = reportWords(checked)
if (remarks.length > 0) {
  const more = remarks.length - mostRemarks
  const lines = [
    `\n${pluralize(remarks.length, 'remark')} about words, which ${remarks.length === 1 ? 'stops' : 'stop'} nothing:`,
    ...remarks.slice(0, mostRemarks).map((remark) => remarkLine(remark, folder)),
    more > 0 ? `${more} more: npm run words` : 'npm run words lists them by page.',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
