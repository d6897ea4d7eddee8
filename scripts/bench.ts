import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { serveBuild } from '../hosting/serve-build.ts'
import { interactionReport, interactionSummary, measureInteractions } from './bench/interactions.ts'
import { lighthouseReport } from './bench/lighthouse.ts'
import { measurePaint, paintReport, paintSummary } from './bench/paint.ts'
import { circumstances, markdownTable, option, publish } from './bench/report.ts'
import { buildTwin } from './bench/twin.ts'
import { line, slowdown } from './bench/visit.ts'
import { findBrowser } from './find-browser.ts'

// npm run bench: builds the site and measures it beside its own twin without scripts, then how fast
// it answers a tap, then what Lighthouse says. A report, never a test: it wants a quiet machine.
//   -- --rounds 7   -- --only paint,interaction,lighthouse   -- --write (into docs/performance.md
// and, when all parts ran, into the README)

const paths = ['/', '/pricing', '/tax-planning', '/faq', '/blog/dallas-texas-cpa']
const rounds = Number(option('rounds', '9'))
const parts = option('only', 'paint,interaction,lighthouse').split(',')

const executablePath = findBrowser()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const where = circumstances('npm run bench', [`Chromium ${browser.version()}`])

const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
if (status !== 0) process.exit(1)
const site = await serveBuild()
const twin = await serveBuild(await buildTwin(paths))

const origins = { site: site.origin, twin: twin.origin }
const summary: string[][] = []
if (parts.includes('paint')) {
  const measured = await measurePaint(browser, origins, paths, rounds)
  const how = `Medians of ${rounds} interleaved visits with an empty cache, ± half the range between the quartiles; ${line.latency} ms and ${line.kilobitsDown / 1000} Mbit/s, processor ${slowdown} times slower.`
  publish('bench:paint', `${where}\n${how}\n\n${paintReport(measured)}`)
  summary.push(...paintSummary(measured))
}
if (parts.includes('interaction')) {
  const measured = await measureInteractions(browser, origins, rounds)
  const how = `Medians of ${rounds}, processor ${slowdown} times slower.`
  publish('bench:interaction', `${where}\n${how}\n\n${interactionReport(measured)}`)
  summary.push(interactionSummary(measured))
}
await browser.close()
if (parts.includes('lighthouse')) {
  const { how, table, summary: rows } = await lighthouseReport(origins, paths)
  publish('bench:lighthouse', `${where}\n${how}\n\n${table}`)
  summary.push(...rows)
}
if (parts.length === 3) {
  publish('bench', `${where}\n\n${markdownTable(['Measure', 'Figure'], summary)}`, 'README.md')
}
await site.stop()
await twin.stop()
