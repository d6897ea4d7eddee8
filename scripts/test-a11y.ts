import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

// npm run test:a11y: every accessibility check on every page of the built site, as a table with a
// page in each row. What follows -- goes to Playwright: npm run test:a11y -- -g '/faq \|'

type Suite = {
  suites?: Suite[]
  specs?: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[]
}

const report = '.cache/a11y.json'
rmSync(report, { force: true })
spawnSync(
  'node_modules/.bin/playwright',
  ['test', '--config=playwright.a11y.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)

const table = new Map<string, Map<string, boolean>>()
let seconds = 0
read(JSON.parse(readFileSync(report, 'utf8')))

const checks = [...new Set([...table.values()].flatMap((row) => [...row.keys()]))]
const wide = Math.max(...[...table.keys()].map((page) => page.length))
print(['page'.padEnd(wide), ...checks])
for (const [page, row] of table) {
  print([page.padEnd(wide), ...checks.map((check) => mark(row.get(check)).padEnd(check.length))])
}
const all = [...table.values()].flatMap((row) => [...row.values()])
const passed = all.filter(Boolean).length
process.stdout.write(
  `\n${passed} of ${all.length} checks hold, ${table.size} rows, ${Math.round(seconds)} s\n`,
)
process.exitCode = all.length > 0 && passed === all.length ? 0 : 1

/** A test's title is "page | check". */
function read({ suites = [], specs = [] }: Suite) {
  for (const { title, ok, tests } of specs) {
    const [page = '', check = ''] = title.split(' | ')
    table.set(page, (table.get(page) ?? new Map()).set(check, ok))
    for (const { results } of tests) for (const { duration } of results) seconds += duration / 1000
  }
  for (const suite of suites) read(suite)
}

function mark(ok: boolean | undefined): string {
  if (ok === undefined) return ''
  return ok ? 'ok' : 'FAILS'
}

function print(cells: string[]) {
  process.stdout.write(`${cells.join('  ').trimEnd()}\n`)
}
