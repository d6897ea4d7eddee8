import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { engines } from '../e2e/browsers/engines.ts'
import { replaceBlock } from '../hosting/conformance/report.ts'

// npm run test:browsers: the essential journeys on the built site in Chromium, Firefox and WebKit.
// A browser that is neither here nor to be had is named and counts as not run. When all three have
// passed, docs/browsers.md says so.

const report = '.cache/browsers.json'
const docs = 'docs/browsers.md'

type Found = { name: string; version: string }
type Count = { passed: number; failed: number }

const found: Found[] = []
const missing: string[] = []
for (const { name, find } of engines) {
  try {
    found.push({ name, version: find() })
  } catch (error) {
    missing.push(`${name}: not run. ${(error as Error).message}`)
  }
}
const status = found.length > 0 ? runJourneys() : 1
const results = found.map((each) => ({ ...each, ...countOf(each.name) }))
const passed = results.reduce((sum, result) => sum + result.passed, 0)
// A run may break without a failing test: a browser that does not start.
const failed = Math.max(
  results.reduce((sum, result) => sum + result.failed, 0),
  status === 0 ? 0 : 1,
)
if (failed === 0 && missing.length === 0) record()

for (const each of results)
  say(`${each.name} ${each.version}: ${each.passed} passed, ${each.failed} failed`)
for (const line of missing) say(line)
say(
  `Ran in ${found.length} of ${engines.length} engines: ${found.map(({ name }) => name).join(', ') || 'none'}`,
)
say(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function runJourneys(): number {
  mkdirSync('.cache', { recursive: true })
  rmSync(report, { force: true })
  const args = ['run', '--config=vitest.browsers.config.ts', '--reporter=default']
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    [...args, '--reporter=json', `--outputFile.json=${report}`],
    {
      stdio: 'inherit',
      env: { ...process.env, BROWSERS: found.map(({ name }) => name).join() },
    },
  )
  return status ?? 1
}

/** The suite names its outermost groups after the browsers. */
function countOf(name: string): Count {
  const count = { passed: 0, failed: 0 }
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: { assertionResults: { ancestorTitles: string[]; status: string }[] }[]
    }
    for (const { ancestorTitles, status } of testResults.flatMap((file) => file.assertionResults)) {
      if (ancestorTitles[0] === name) count[status === 'passed' ? 'passed' : 'failed']++
    }
  } catch {
    // no report: nothing ran
  }
  return count
}

function record(): void {
  const date = new Date().toISOString().slice(0, 10)
  const table = [
    `Last complete run: ${date}, \`npm run test:browsers\`.`,
    '',
    '| Engine | Version | Journeys passed |',
    '|---|---|---|',
    ...results.map((each) => `| ${each.name} | ${each.version} | ${each.passed} |`),
  ]
  writeFileSync(docs, replaceBlock(readFileSync(docs, 'utf8'), 'results', table.join('\n')))
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
