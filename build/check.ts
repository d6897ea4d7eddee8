import { folderName } from '#app/content/engine/files.ts'
import { formatProblems } from '#app/content/engine/problem.ts'
import { contentDir } from '#app/content/load.ts'
import { unbuiltLine } from '#app/content/pages.ts'
import {
  endedKinds,
  goingStale,
  passedHolidaysLine,
  staleInShort,
  staleLine,
} from '#app/content/stale.ts'
import { textsIn } from '#app/content/texts.ts'
import { remarksInShort, reportWords } from '#app/content/word-report.ts'
import { localDate, longDate } from '#app/lib/dates.ts'
import { checkContent } from './check-content.ts'

// npm run check: says what is wrong with content/, then which pages are not built yet, how many tax
// figures go stale soon (-- --stale: which) and what could read better. Content without problems can be built.

const folder = folderName(contentDir)
const checked = await checkContent()
if (checked.problems.length > 0) {
  process.stderr.write(`${formatProblems(checked, folder)}\n`)
  process.exitCode = 1
} else process.stdout.write(`No problems in the ${checked.files.length} files of ${folder}/.\n`)

process.stdout.write(checked.unbuilt.map((each) => `\n${unbuiltLine(each)}\n`).join(''))

const { content } = checked.passed ?? {}
const { notice, today = '' } = content ?? {}
for (const { name, until } of [
  ...(notice && notice.until < today ? [{ name: 'notice.yaml', until: notice.until }] : []),
  ...(content ? endedKinds(content) : []),
]) {
  const last = longDate(until)
  process.stdout.write(`\n${name} ended on ${last}: no page shows it. You can delete it.\n`)
}

const passed = content && passedHolidaysLine(content.firm.holidays ?? [], content.today)
if (passed) process.stdout.write(`\n${passed}. You can delete what has passed.\n`)

const stale = goingStale(textsIn(checked.sources), localDate())
const named = process.argv.includes('--stale') ? stale.map(staleLine) : [staleInShort(stale)]
process.stdout.write(named.map((line) => (line ? `\n${line}.\n` : '')).join(''))

process.stdout.write(
  remarksInShort(reportWords(checked, checked.paths, checked.passed).remarks, folder),
)
