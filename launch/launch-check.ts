import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { folderName } from '#app/content/engine/files.ts'
import { formatProblems, type Problem } from '#app/content/engine/problem.ts'
import { contentDir } from '#app/content/load.ts'
import { localDate } from '#app/lib/dates.ts'
import { checkContent } from '#build/check-content.ts'
import type { Placed } from './check.ts'
import { htmlReport, reportOn, reportStyles, textReport } from './report.ts'

// npm run launch-check: lists everything to fix or decide before the site goes live. The exit
// code is 1 while there is a blocker.

const usage = `npm run launch-check               a report in this terminal
npm run launch-check -- --html     the same report, opened in your browser
npm run --silent launch-check -- --json        for programs
npm run launch-check -- --today 2027-06-01     what will be due on that day
`

/** Always the same, so that a tab with the report can be reloaded after the next check. */
const reportFile = resolve(import.meta.dirname, '../.cache/launch-check.html')

const options = readOptions()
if (options) await run(options)

type Options = { json: boolean; html: boolean; today: string }

function readOptions(): Options | undefined {
  const flags = { json: { type: 'boolean' }, html: { type: 'boolean' } } as const
  try {
    const { values } = parseArgs({ options: { ...flags, today: { type: 'string' } } })
    const { json = false, html = false, today = localDate() } = values
    if (!/^\d{4}-\d\d-\d\d$/.test(today) || (json && html)) throw new Error()
    return { json, html, today }
  } catch {
    process.stderr.write(usage)
    process.exitCode = 2
    return undefined
  }
}

async function run({ json, html, today }: Options) {
  const folder = folderName(contentDir)
  const { passed, ...gated } = await checkContent()
  if (!passed) {
    // Invalid content cannot be checked any further.
    if (json) printJson(gated.problems.map((problem) => asFinding(problem, folder)))
    else process.stderr.write(`${formatProblems(gated, folder)}\n`)
    process.exitCode = 1
    return
  }
  const report = reportOn(gated, passed, { dir: contentDir, folder, today })
  if (json) printJson(report.findings.map((each) => ({ ...each, file: `${folder}/${each.file}` })))
  else if (html) {
    const styles = reportStyles(passed.content.theme, contentDir)
    mkdirSync(dirname(reportFile), { recursive: true })
    writeFileSync(reportFile, htmlReport(report, styles))
    process.stdout.write(
      `${report.open || 'No findings'}. The report is in your browser, or here:\n`,
    )
    process.stdout.write(`${pathToFileURL(reportFile)}\n`)
    openInBrowser(reportFile)
  } else process.stdout.write(textReport(report))
  process.exitCode = report.blockers > 0 ? 1 : 0
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

const openers: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Does nothing where there is no terminal or no program to open a page with. */
function openInBrowser(file: string): void {
  if (!process.stdout.isTTY) return
  const [program = '', ...args] = openers[process.platform] ?? ['xdg-open']
  const child = spawn(program, [...args, file], { detached: true, stdio: 'ignore' })
  child.on('error', () => {})
  child.unref()
}
