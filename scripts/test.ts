import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser } from './find-browser.ts'

// npm test: everything that must hold before a change lands. All steps run, so one failure does
// not hide another; the last line counts them together.

const vitestReport = '.cache/vitest.json'
const hostsReport = '.cache/hosts.json'
const playwrightReport = '.cache/playwright.json'

type Count = { passed: number; failed: number }

rmSync('.cache', { recursive: true, force: true })
mkdirSync('.cache', { recursive: true })
try {
  process.env.CHROMIUM_PATH = findBrowser()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n0 passed, 1 failed\n`)
  process.exit(1)
}

const counts = [
  check('Types', 'tsc'),
  check('Lint', 'biome', 'check', '--error-on-warnings', '.'),
  check('Dead code', 'knip'),
  suite(
    'Units and components',
    () => vitestCount(vitestReport),
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ),
  check('Build', 'node', 'scripts/build.ts'),
  check('Limits', 'node', 'scripts/size.ts'),
  suite(
    'Built-in server with the built site',
    () => vitestCount(hostsReport),
    'vitest',
    'run',
    '--config=vitest.hosts.config.ts',
    '/conformance.hosts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${hostsReport}`,
  ),
  suite('Built site', playwrightCount, 'playwright', 'test'),
]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0

/** A step that simply holds or does not. */
function check(title: string, program: string, ...args: string[]): Count {
  const ok = run(title, program, args)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

/** A test runner, whose own report says how many tests passed. */
function suite(title: string, read: () => Count, program: string, ...args: string[]): Count {
  const ok = run(title, program, args)
  try {
    const count = read()
    // A runner may fail without a failing test: an unhandled error, a server that never came up.
    return ok || count.failed > 0 ? count : { ...count, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function run(title: string, program: string, args: string[]): boolean {
  process.stdout.write(`\n── ${title} ──\n`)
  const { status } = spawnSync(`node_modules/.bin/${program}`, args, { stdio: 'inherit' })
  return status === 0
}

function vitestCount(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function playwrightCount(): Count {
  const { stats } = JSON.parse(readFileSync(playwrightReport, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
