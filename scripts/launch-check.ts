import { parseArgs } from 'node:util'
import { folderName } from '../app/content/engine/files.ts'
import { loadContent } from '../app/content/engine/load.ts'
import { formatProblems, type Problem } from '../app/content/engine/problem.ts'
import { contentOptions } from '../app/content/plugin.ts'
import type { Firm } from '../app/content/schemas/firm.ts'
import { check } from './launch/check.ts'
import { todayHere } from './launch/days.ts'
import { countOf, openInWords, type Report } from './launch/entries.ts'
import type { Placed } from './launch/finding.ts'
import { htmlReport } from './launch/html-report.ts'
import { openReport, reportStyles, saveReport } from './launch/open-report.ts'
import { renderPages } from './launch/render-pages.ts'
import { textReport } from './launch/text-report.ts'

// npm run launch-check: everything that must be settled before the site goes live. The exit code is 1
// while a blocker is open.

const usage = `npm run launch-check               a report in this terminal
npm run launch-check -- --html     the same as a page, opened in the browser
npm run --silent launch-check -- --json
npm run launch-check -- --today 2027-06-01     what will be open on that day
`

const options = readOptions()
if (options) await run(options)

type Options = { json: boolean; html: boolean; today: string }

async function run({ json, html, today }: Options) {
  const { dir } = contentOptions()
  const folder = folderName(dir)
  const content = loadContent(contentOptions())
  const { data, sources, files, problems } = content
  if (problems.length > 0) {
    // Nothing else can be said about content that cannot be read.
    if (json) printJson(problems.map((problem) => asFinding(problem, folder)))
    else process.stderr.write(`${formatProblems(content, folder)}\n`)
    process.exitCode = 1
    return
  }
  const { pages, tokens } = await renderPages()
  const findings = check({ dir, data, sources, today }, pages)
  const { name: firm } = data.get('firm.yaml') as Firm
  const report = { findings, firm, folder, today, files: files.length, pages: pages.length }
  if (json) printJson(findings.map((each) => ({ ...each, file: `${folder}/${each.file}` })))
  else if (html) await showPage(report, tokens)
  else process.stdout.write(textReport(report))
  process.exitCode = countOf(findings, 'blocker') > 0 ? 1 : 0
}

async function showPage(report: Report, tokens: string) {
  const file = await saveReport(htmlReport(report, await reportStyles(tokens)))
  process.stdout.write(`${openInWords(report.findings) || 'Nothing'} open.\n${file}\n`)
  openReport(file)
}

type JsonFinding = Pick<Placed, 'severity' | 'file' | 'field' | 'pages' | 'fix'>

function printJson(list: JsonFinding[]) {
  const findings = list.map(({ severity, file, field, pages, fix }) => ({
    severity,
    file,
    field,
    pages,
    fix,
  }))
  process.stdout.write(`${JSON.stringify({ findings }, null, 2)}\n`)
}

function asFinding({ file, field = '', found, expected }: Problem, folder: string): JsonFinding {
  const fix = `Found ${found}, expected ${expected}.`
  return { severity: 'blocker', file: `${folder}/${file}`, field, pages: [], fix }
}

function readOptions(): Options | undefined {
  const flags = { json: { type: 'boolean' }, html: { type: 'boolean' } } as const
  try {
    const { values } = parseArgs({ options: { ...flags, today: { type: 'string' } } })
    const { json = false, html = false, today = todayHere() } = values
    if (!/^\d{4}-\d\d-\d\d$/.test(today) || (json && html)) throw new Error()
    return { json, html, today }
  } catch {
    process.stderr.write(usage)
    process.exitCode = 2
    return undefined
  }
}
