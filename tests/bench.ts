import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs, promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'

// npm run bench: Lighthouse, as a slow phone, on pages of the built site and on the same pages without scripts. Prints
// medians as a table. It is no test: the machine must do nothing else.
//   -- --rounds 5       visits to each page
//   -- /faq /contact    other pages

type Report = { audits: Record<string, { numericValue: number }>; categories: { performance: { score: number } } }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
})
const usual = ['/', '/pricing', '/tax-planning', '/faq', '/blog/dallas-texas-cpa']
const paths = positionals.length > 0 ? positionals : usual
const sites = [
  { name: 'as built', folder: 'dist', port: 4501 },
  { name: 'no scripts', folder: withoutScripts(), port: 4502 },
]
const servers = sites.map(({ folder, port }) =>
  spawn(process.execPath, ['server.ts'], { env: { ...process.env, SITE: folder, PORT: `${port}` } }),
)
await Promise.all(servers.map(({ stdout }) => once(stdout, 'data')))
const columns = ['Page', '', 'Score', 'First paint', 'Largest paint', 'Blocking', 'Shift', 'Bytes']
process.stdout.write(`Lighthouse, medians of ${values.rounds} visits\n\n`)
print(columns)
print(['---', '---', ...Array(6).fill('--:')])
for (const path of paths) {
  const visits = sites.map((site) => ({ ...site, reports: [] as Report[] }))
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const { port, reports } of visits) reports.push(await visit(`http://localhost:${port}${path}`))
  }
  for (const { name, reports } of visits) {
    const median = (read: (report: Report) => number) => {
      const sorted = reports.map(read).sort((a, b) => a - b)
      return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
    }
    const audit = (id: string) => median(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
    const paints = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
    print([
      path,
      name,
      median(({ categories }) => 100 * categories.performance.score).toFixed(),
      ...paints.map((id) => `${audit(id).toFixed()} ms`),
      audit('cumulative-layout-shift').toFixed(3),
      `${(audit('total-byte-weight') / 1000).toFixed(1)} kB`,
    ])
  }
}
for (const server of servers) server.kill()

async function visit(url: string): Promise<Report> {
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : ''
  const args = ['--yes', 'lighthouse@13.5.0', url, '--output=json', '--quiet', '--only-categories=performance']
  // Measures paints on a slowed page; simulated ones depend on which task happens to come first.
  args.push('--throttling-method=devtools', `--chrome-flags=--headless=new${sandbox}`)
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }
  return JSON.parse((await promisify(execFile)('npx', args, { env, maxBuffer: 64 * 1024 * 1024 })).stdout)
}

/** Copies the build and removes the scripts of the pages. */
function withoutScripts(): string {
  const folder = '.cache/no-scripts'
  rmSync(folder, { recursive: true, force: true })
  cpSync('dist', folder, { recursive: true })
  for (const path of paths) {
    const file = `${folder}/site${path === '/' ? '/index' : path}.html`
    const html = readFileSync(file, 'utf8').replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    writeFileSync(file, html)
    writeFileSync(`${file}.br`, brotliCompressSync(html))
  }
  return folder
}

function print(cells: string[]) {
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
