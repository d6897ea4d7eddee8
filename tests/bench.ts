import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

// npm run bench runs Lighthouse as a slow phone, on pages of the built site and on the same pages without scripts. It
// prints medians of three visits, so the machine must be idle. "npm run bench -- /faq /contact" visits other pages.

const usual = ['/', '/pricing', '/tax-planning', '/faq', '/blog/dallas-texas-cpa']
const paths = process.argv.length > 2 ? process.argv.slice(2) : usual
const audits = {
  'First paint (ms)': 'first-contentful-paint',
  'Largest paint (ms)': 'largest-contentful-paint',
  'Blocking (ms)': 'total-blocking-time',
  Shift: 'cumulative-layout-shift',
  Bytes: 'total-byte-weight',
}

const copy = '.cache/no-scripts'
rmSync(copy, { recursive: true, force: true })
cpSync('dist', copy, { recursive: true })
for (const file of globSync(`${copy}/site/**/*.html`)) {
  const html = readFileSync(file, 'utf8').replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
  writeFileSync(file, html)
  writeFileSync(`${file}.br`, brotliCompressSync(html))
}

const flags = ['--output=json', '--quiet', '--only-categories=performance', '--throttling-method=devtools']
flags.push(`--chrome-flags=--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`)
function visit(url: string): { audits: Record<string, { numericValue: number }> } {
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }
  return JSON.parse(`${execFileSync('npx', ['--yes', 'lighthouse@13.5.0', url, ...flags], { env, maxBuffer: 1e8 })}`)
}

const print = (...cells: string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
print('Page', '', ...Object.keys(audits))
print('---', '---', ...Object.keys(audits).map(() => '--:'))
for (const [name, SITE, PORT] of [
  ['as built', 'dist', '4501'],
  ['no scripts', copy, '4502'],
]) {
  const server = spawn(process.execPath, ['server.ts'], { env: { ...process.env, SITE, PORT } })
  await once(server.stdout, 'data')
  for (const path of paths) {
    const reports = [1, 2, 3].map(() => visit(`http://localhost:${PORT}${path}`))
    const values = (id: string) => reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN)
    const medians = Object.values(audits).map((id) => values(id).sort((a, b) => a - b)[1] ?? Number.NaN)
    print(path, name ?? '', ...medians.map((value) => value.toLocaleString('en-US')))
  }
  server.kill()
}
