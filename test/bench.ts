import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { fileOfRoute } from '#hosting/policy.ts'
import { serveBuild } from '#hosting/serve-build.ts'
import { findBrowser } from './find-browser.ts'

// npm run bench: Lighthouse, as a slow phone, on five pages of the built site and on the same pages
// without scripts, as one table. A report, never a test: it needs a quiet machine.
//   -- --rounds 5       medians of so many visits, the site and its twin in turns
//   -- /faq /contact    other pages
// npm run test:seo: Lighthouse's SEO category must be 100 on every page, or on the pages named.

type Audit = {
  id: string
  title: string
  score: number | null
  numericValue?: number
  details?: { items: unknown[] }
}
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, Audit>
}

const version = '13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' }, seo: { type: 'boolean', default: false } },
})

await (options.seo ? checkSeo() : bench())

async function bench() {
  const usual = ['/', '/pricing', '/tax-planning', '/faq', '/blog/dallas-texas-cpa']
  const paths = positionals.length > 0 ? positionals : usual
  const servers = [await serveBuild(), await serveBuild(await buildTwin(paths))] as const
  const rows = paths.flatMap((path) => [
    { title: path, url: servers[0].origin + path, reports: [] as Report[] },
    { title: `${path}, no scripts`, url: servers[1].origin + path, reports: [] as Report[] },
  ])
  print(circumstances())
  for (let round = 0; round < Number(options.rounds); round++) {
    process.stderr.write(`Round ${round + 1} of ${options.rounds}\n`)
    for (const { url, reports } of rows) reports.push(await visit(url, categories))
  }
  for (const { stop } of servers) await stop()

  print(
    '| Page | Performance | First paint | Largest paint | Blocking | Shift | Bytes | Requests | Other scores |',
  )
  print('|---|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const { title, reports } of rows) {
    const median = (read: (report: Report) => number) => middle(reports.map(read))
    const audit = (id: string) => median(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
    const cells = [
      title,
      median((report) => score(report, 'performance')),
      `${audit('first-contentful-paint').toFixed(0)} ms`,
      `${audit('largest-contentful-paint').toFixed(0)} ms`,
      `${audit('total-blocking-time').toFixed(0)} ms`,
      audit('cumulative-layout-shift').toFixed(3),
      `${(audit('total-byte-weight') / 1000).toFixed(1)} kB`,
      median(({ audits }) => audits['network-requests']?.details?.items.length ?? Number.NaN),
      categories
        .slice(1)
        .map((name) => median((report) => score(report, name)))
        .join(' '),
    ]
    print(`| ${cells.join(' | ')} |`)
  }
  print(`Other scores: ${categories.slice(1).join(', ')}.`)
}

async function checkSeo() {
  const { origin, stop } = await serveBuild()
  const paths = positionals.length > 0 ? positionals : builtPages()
  let below = 0
  for (const path of paths) {
    const report = await visit(origin + path, ['seo'])
    if (score(report, 'seo') < 100) below++
    print(`${String(score(report, 'seo')).padStart(3)}  ${path}`)
    for (const { id, title, score } of Object.values(report.audits)) {
      if (score === 0) print(`       ${id}: ${title}`)
    }
  }
  await stop()
  print(`${paths.length - below} of ${paths.length} pages at 100`)
  process.exitCode = below > 0 ? 1 : 0
}

/** But for those that are hidden from search engines, as the pages of sample people are. */
function builtPages(): string[] {
  const paths = Object.keys(JSON.parse(readFileSync('dist/policy.json', 'utf8')).pages)
  const isHidden = (path: string) =>
    readFileSync(join('dist/site', fileOfRoute(path)), 'utf8').includes('<meta name="robots"')
  return paths.filter((path) => !isHidden(path))
}

/** Tried again where Chromium lost the record of the visit, as it does now and then. */
async function visit(url: string, onlyCategories: readonly string[], tries = 3): Promise<Report> {
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : ''
  const args = [
    ...['--yes', `lighthouse@${version}`, url, '--output=json', '--quiet'],
    `--only-categories=${onlyCategories.join(',')}`,
    `--chrome-flags=--headless=new${sandbox}`,
  ]
  const env = { ...process.env, CHROME_PATH: findBrowser() }
  try {
    const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: 64 * 1024 * 1024 })
    return JSON.parse(stdout)
  } catch (error) {
    if (tries === 1 || !/NO_NAVSTART/.test(`${error}`)) throw error
    return visit(url, onlyCategories, tries - 1)
  }
}

/** A copy of the build whose pages have no scripts. Data for search engines is not run and stays. */
async function buildTwin(paths: readonly string[]): Promise<string> {
  const folder = 'node_modules/.cache/bench/twin'
  await rm(folder, { recursive: true, force: true })
  await cp('dist', folder, { recursive: true })
  for (const path of paths) {
    const file = join(folder, 'site', fileOfRoute(path))
    const html = (await readFile(file, 'utf8'))
      .replaceAll(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
      .replaceAll(/<link[^>]+rel="modulepreload"[^>]*>/g, '')
    await writeFile(file, html)
    await writeFile(`${file}.br`, brotliCompressSync(html))
    await writeFile(`${file}.gz`, gzipSync(html))
  }
  return folder
}

/** Commit, machine and load: without them the figures cannot be compared. */
function circumstances(): string {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' })
  return [
    new Date().toISOString().slice(0, 10),
    `commit ${commit.trim()}`,
    `${availableParallelism()} cores ${cpus()[0]?.model ?? ''}`,
    `load ${loadavg()[0]?.toFixed(1)} at the start`,
    `Lighthouse ${version}`,
    `medians of ${options.rounds}`,
  ].join(', ')
}

function score({ categories }: Report, name: string): number {
  return Math.round((categories[name]?.score ?? 0) * 100)
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
