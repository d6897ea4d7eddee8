import { parseArgs } from 'node:util'
import { folderName } from '#app/content/engine/files.ts'
import { formatProblems, type Problem } from '#app/content/engine/problem.ts'
import { contentDir } from '#app/content/load.ts'
import { localDate } from '#app/lib/dates.ts'
import { checkContent } from '#build/check-content.ts'
import type { Placed } from './check.ts'
import { reportOn, textReport } from './report.ts'

// npm run launch-check: lists everything to fix or decide before the site goes live. The exit
// code is 1 while there is a blocker.

const usage = `npm run launch-check               a report in this terminal
npm run --silent launch-check -- --json        for programs
npm run launch-check -- --today 2027-06-01     what will be due on that day
npm run launch-check -- --publishing           passes blockers that you have published anyway
`

const options = readOptions()
if (options) await run(options)

type Options = { json: boolean; publishing: boolean; today: string }

function readOptions(): Options | undefined {
  const options = {
    json: { type: 'boolean' },
    publishing: { type: 'boolean' },
    today: { type: 'string' },
  } as const
  try {
    const { json = false, publishing = false, today = localDate() } = parseArgs({ options }).values
    if (!/^\d{4}-\d\d-\d\d$/.test(today)) throw new Error()
    return { json, publishing, today }
  } catch {
    process.stderr.write(usage)
    process.exitCode = 2
    return undefined
  }
}

async function run({ json, publishing, today }: Options) {
  const folder = folderName(contentDir)
  const { passed, ...gated } = await checkContent()
  if (!passed) {
    // Invalid content cannot be checked any further.
    if (json) printJson(gated.problems.map((problem) => asFinding(problem, folder)))
    else process.stderr.write(`${formatProblems(gated, folder)}\n`)
    process.exitCode = 1
    return
  }
  const report = reportOn(gated, passed, { folder, today })
  if (json) printJson(report.findings.map((each) => ({ ...each, file: `${folder}/${each.file}` })))
  else process.stdout.write(textReport(report, publishing))
  process.exitCode = (publishing ? report.stopping : report.blockers) > 0 ? 1 : 0
}

type JsonFinding = Pick<Placed, 'severity' | 'file' | 'field' | 'pages' | 'fix'>

function printJson(findings: JsonFinding[]) {
  const shown = ['findings', 'severity', 'file', 'field', 'pages', 'fix']
  process.stdout.write(`${JSON.stringify({ findings }, shown, 2)}\n`)
}

function asFinding({ file, field = '', found, expected }: Problem, folder: string): JsonFinding {
  const fix = `Found ${found}, expected ${expected}.`
  return { severity: 'blocker', file: `${folder}/${file}`, field, pages: [], fix }
}
