import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs, promisify } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { findBrowser } from './find-browser.ts'

// npm run bench: Lighthouse, as a slow phone, on five pages of the built site and on the same pages without scripts, as one
// table. A report, never a test: it needs a quiet machine.
//   -- --rounds 5       medians of so many visits, the site and its twin in turns
//   -- /faq /contact    other pages

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: { items: unknown[] } }>
}

const version = '13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
})
const usual = ['/', '/pricing', '/tax-planning', '/faq', '/blog/dallas-texas-cpa']
const paths = positionals.length > 0 ? positionals : usual

const servers = [await serve('dist', 4501), await serve(withoutScripts(), 4502)] as const
const rows = paths.flatMap((path) => [
  { title: path, url: servers[0].origin + path, reports: [] as Report[] },
  { title: `${path}, no scripts`, url: servers[1].origin + path, reports: [] as Report[] },
])
const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
const load = loadavg()[0]?.toFixed(1)
print(`Commit ${commit}, ${cpus().length} cores ${cpus()[0]?.model}, load ${load}, Lighthouse ${version}`)
for (let round = 0; round < Number(options.rounds); round++) {
  for (const { url, reports } of rows) reports.push(await visit(url))
}
for (const { stop } of servers) stop()

print('| Page | Performance | First paint | Largest paint | Blocking | Shift | Bytes | Requests | Other scores |')
print('|---|--:|--:|--:|--:|--:|--:|--:|--:|')
for (const { title, reports } of rows) {
  const median = (read: (report: Report) => number) => middle(reports.map(read))
  const audit = (id: string) => median(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
  const score = (name: string) => median((report) => Math.round((report.categories[name]?.score ?? 0) * 100))
  const cells = [
    title,
    score('performance'),
    `${audit('first-contentful-paint').toFixed(0)} ms`,
    `${audit('largest-contentful-paint').toFixed(0)} ms`,
    `${audit('total-blocking-time').toFixed(0)} ms`,
    audit('cumulative-layout-shift').toFixed(3),
    `${(audit('total-byte-weight') / 1000).toFixed(1)} kB`,
    median(({ audits }) => audits['network-requests']?.details?.items.length ?? Number.NaN),
    categories.slice(1).map(score).join(' '),
  ]
  print(`| ${cells.join(' | ')} |`)
}

async function serve(folder: string, port: number) {
  const child = spawn(process.execPath, ['server.ts'], { env: { ...process.env, SITE: folder, PORT: String(port) } })
  await once(child.stdout, 'data')
  return { origin: `http://localhost:${port}`, stop: () => child.kill() }
}

/** Tried again where Chromium lost the record of the visit, as it does now and then. */
async function visit(url: string, tries = 3): Promise<Report> {
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : ''
  // Paints are seen on a slowed page: Lighthouse's reckoned ones depend on which task was the first to lay something out.
  const args = ['--yes', `lighthouse@${version}`, url, '--output=json', '--quiet', '--throttling-method=devtools']
  args.push(`--only-categories=${categories.join(',')}`, `--chrome-flags=--headless=new${sandbox}`)
  const env = { ...process.env, CHROME_PATH: findBrowser() }
  try {
    const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: 64 * 1024 * 1024 })
    return JSON.parse(stdout)
  } catch (error) {
    if (tries === 1 || !/NO_NAVSTART/.test(`${error}`)) throw error
    return visit(url, tries - 1)
  }
}

/** A copy of the build whose pages have no scripts. Data for search engines is not run and stays. */
function withoutScripts(): string {
  const folder = '.cache/twin'
  rmSync(folder, { recursive: true, force: true })
  cpSync('dist', folder, { recursive: true })
  for (const path of paths) {
    const file = `${folder}/site${path === '/' ? '/index' : path}.html`
    const html = readFileSync(file, 'utf8')
      .replaceAll(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
      .replaceAll(/<link[^>]+rel="modulepreload"[^>]*>/g, '')
    writeFileSync(file, html)
    writeFileSync(`${file}.br`, brotliCompressSync(html))
    writeFileSync(`${file}.gz`, gzipSync(html))
  }
  return folder
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
