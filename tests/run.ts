import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser } from './find-browser.ts'

// npm test runs everything that must pass before a change lands. A failure doesn't stop the other steps.

const reports = { unit: '.cache/vitest.json', site: '.cache/playwright.json' }
for (const path of Object.values(reports)) rmSync(path, { force: true })
mkdirSync('.cache', { recursive: true })

let passed = 0
let failed = 0

/** Runs a command and counts the tests in its report, or the command itself as one test. */
async function run(command: string, report?: string): Promise<boolean> {
  const child = spawn(command, { shell: true, stdio: 'inherit' })
  const status = await new Promise((resolve) => child.on('close', resolve))
  const file = report && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  const { expected, unexpected = 0, flaky = 0 } = file.stats ?? {}
  const { numPassedTests = status === 0 ? 1 : 0, numFailedTests = unexpected + flaky } = file
  passed += expected ?? numPassedTests
  // A runner can fail without a failed test, such as when a server doesn't start.
  failed += status === 0 ? numFailedTests : Math.max(1, numFailedTests)
  return status === 0
}

async function code(built: Promise<boolean>) {
  await run('biome check --error-on-warnings .')
  await run(`vitest run --reporter=default --reporter=json --outputFile.json=${reports.unit}`, reports.unit)
  // The build has already generated the types of the content.
  await run(`npm run --silent types${(await built) ? ' -- --noSync' : ''}`)
}

async function site(built: Promise<boolean>) {
  if (await built) await run('playwright test --project chromium', reports.site)
}

try {
  findBrowser()
  const built = run('npm run --silent build')
  await Promise.all([code(built), site(built)])
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  failed += 1
}
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
