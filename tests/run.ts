import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser } from './find-browser.ts'

// npm test: everything that must hold before a change lands. All steps run, so one failure does not hide another; the
// last line counts them together. Each prints its output when it ends.

type Count = { passed: number; failed: number }
type Step = {
  title: string
  run: [program: string, ...args: string[]]
  /** How many tests the program's own report counts; without it the step is one test. */
  count?: () => Count
}

const reports = { unit: '.cache/vitest.json', site: '.cache/playwright.json' }
for (const path of Object.values(reports)) rmSync(path, { force: true })
mkdirSync('.cache', { recursive: true })
try {
  findBrowser()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n0 passed, 1 failed\n`)
  process.exit(1)
}

const unitReport = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`]
const code: Step[] = [
  { title: 'Lint', run: ['biome', 'check', '--error-on-warnings', '.'] },
  { title: 'Types', run: ['astro', 'check', '--minimumSeverity', 'error'] },
  { title: 'Unit tests', run: ['vitest', 'run', ...unitReport], count: unitCount },
]
const site: Step[] = [
  { title: 'Build', run: ['npm', 'run', 'build'] },
  { title: 'Built site', run: ['playwright', 'test', '--project', 'chromium'], count: siteCount },
]

const counts = (await Promise.all([inOrder(code), inOrder(site)])).flat()
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0

async function inOrder(steps: Step[]): Promise<Count[]> {
  const done: Count[] = []
  for (const step of steps) done.push(await take(step))
  return done
}

async function take({ title, run, count }: Step): Promise<Count> {
  const [program, ...args] = run
  const start = Date.now()
  const { status, output } = await execute(program, args)
  process.stdout.write(`\n── ${title} (${Math.round((Date.now() - start) / 1000)} s) ──\n${output}`)
  if (!count) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const counted = count()
    // A runner may fail without a failing test: an unhandled error, a server that never came up.
    return status === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function execute(program: string, args: string[]) {
  return new Promise<{ status: number | null; output: string }>((resolve) => {
    const child = spawn(program, args)
    let output = ''
    const keep = (text: Buffer) => {
      output += text
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (status) => resolve({ status, output }))
  })
}

function unitCount(): Count {
  const report = JSON.parse(readFileSync(reports.unit, 'utf8'))
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function siteCount(): Count {
  const { stats } = JSON.parse(readFileSync(reports.site, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
