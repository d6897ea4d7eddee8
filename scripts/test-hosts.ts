import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hosts } from '../hosting/conformance/hosts.ts'
import {
  differencesTable,
  type Result,
  replaceBlock,
  resultsTable,
} from '../hosting/conformance/report.ts'

// npm run test:hosts: builds, runs the conformance suite against the built-in server, nginx, Caddy
// and Cloudflare's runtime and a minute of load, and records the result in docs/hosting.md.
// npm run test:hosts -- https://www.example.com cloudflare: against a site on the web.

const report = '.cache/hosts.json'
const docs = 'docs/hosting.md'

mkdirSync('.cache', { recursive: true })
const [url, kind = ''] = process.argv.slice(2)
process.exitCode = url ? testLive(url, kind) : testAll()

function testLive(url: string, kind: string): number {
  if (!Object.hasOwn(hosts, kind)) {
    process.stderr.write(`Say which host it is: ${Object.keys(hosts).join(', ')}.\n`)
    return 1
  }
  return runSuite(['live'], { BASE_URL: url, HOST_KIND: kind })
}

function testAll(): number {
  if (run('scripts/build.ts') !== 0) return 1
  const status = runSuite(['built-in', 'nginx', 'caddy', 'cloudflare', 'load', 'killed-build'], {
    LOAD_SECONDS: '60',
  })
  const results = readResults()
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  if (status !== 0) return status // what docs/hosting.md says of the last good run stays true
  const date = new Date().toISOString().slice(0, 10)
  const old = readFileSync(docs, 'utf8')
  const withResults = replaceBlock(old, 'results', resultsTable(results, date))
  writeFileSync(docs, replaceBlock(withResults, 'differences', differencesTable()))
  process.stdout.write(`${passed} passed, 0 failed; recorded in ${docs}\n`)
  return 0
}

function runSuite(files: string[], env: Record<string, string>): number {
  const args = [
    'run',
    '--config',
    'vitest.hosts.config.ts',
    ...files.map((name) => `/${name}.hosts`),
  ]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return run('node_modules/.bin/vitest', [...args, ...reporters], env)
}

function run(program: string, args: string[] = [], env: Record<string, string> = {}): number {
  const isScript = program.endsWith('.ts')
  const { status } = spawnSync(isScript ? process.execPath : program, isScript ? [program] : args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status ?? 1
}

/** The suite names its groups "host version: what". */
function readResults(): Result[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { ancestorTitles: string[]; status: string }[] }[]
  }
  const results = new Map<string, { passed: number; failed: number }>()
  for (const { ancestorTitles, status } of testResults.flatMap((file) => file.assertionResults)) {
    const host = ancestorTitles[0]?.split(': ')[0] ?? ''
    const result = results.get(host) ?? { passed: 0, failed: 0 }
    result[status === 'passed' ? 'passed' : 'failed']++
    results.set(host, result)
  }
  return Array.from(results, ([host, counts]) => ({ host, ...counts }))
}
