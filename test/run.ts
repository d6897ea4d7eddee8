import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { findBrowser } from './find-browser.ts'

// npm test: everything that must hold before a change lands. All steps run, so one failure does
// not hide another; the last line counts them together. Steps that do not need each other run side
// by side, and each prints its output when it ends.

const reports = {
  unit: '.cache/vitest.json',
  site: '.cache/playwright.json',
}

type Count = { passed: number; failed: number }
type Step = {
  title: string
  run: [program: string, ...args: string[]]
  /** How many tests the program's own report counts; without it the step is one test. */
  count?: () => Count
}

for (const path of Object.values(reports)) {
  rmSync(path, { recursive: true, force: true })
}
mkdirSync('.cache', { recursive: true })
// Some forty programs are started, most of which read the same code.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled')
try {
  findBrowser()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n0 passed, 1 failed\n`)
  process.exit(1)
}

const jsonReport = (file: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
]

const code: Step[] = [
  { title: 'Types', run: ['tsc'] },
  { title: 'Lint', run: ['biome', 'check', '--error-on-warnings', '.'] },
  { title: 'Dead code', run: ['knip'] },
  {
    title: 'Unit tests',
    run: ['vitest', 'run', ...jsonReport(reports.unit)],
    count: () => vitestCount(reports.unit),
  },
]
const builds: Step[] = [
  { title: 'Build', run: ['node', 'build/build.ts'] },
  { title: 'Bytes', run: ['node', 'build/size.ts'] },
]
const site: Step[] = [{ title: 'Built site', run: ['playwright', 'test'], count: playwrightCount }]

const counts = [
  ...(await Promise.all([inOrder(code), inOrder(builds)])).flat(),
  ...(await inOrder(site)),
]
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
  const { status, output } = await execute(`node_modules/.bin/${program}`, args)
  const seconds = Math.round((Date.now() - start) / 1000)
  process.stdout.write(`\n── ${title} (${seconds} s) ──\n${output}`)
  const one = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (!count) return one
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

function vitestCount(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function playwrightCount(): Count {
  const { stats } = JSON.parse(readFileSync(reports.site, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
