import { pathToFileURL } from 'node:url'
import { paths } from '../app/routes.ts'
import { serveBuild } from '../hosting/serve-build.ts'
import { findBrowser } from './find-browser.ts'
import { onDemand } from './on-demand.ts'

// npm run test:seo: Lighthouse's SEO category must be 100 on every page of the built site, or on the
// pages named: npm run test:seo -- /faq

type Audit = { id: string; score: number | null; title: string }
type Report = { lhr: { categories: { seo: { score: number } }; audits: Record<string, Audit> } }
type Chrome = { port: number; kill: () => void }

const find = onDemand('lighthouse', '13.5.0')
const load = (path: string) => import(pathToFileURL(find(path)).href)
const { default: lighthouse } = await load('lighthouse')
const { launch } = await load('chrome-launcher')

const { origin, stop } = await serveBuild()
const chrome: Chrome = await launch({
  chromePath: findBrowser(),
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
})

let below = 0
const asked = process.argv.slice(2)
const pages = asked.length > 0 ? asked : paths
for (const path of pages) {
  const { lhr }: Report = await lighthouse(origin + path, {
    port: chrome.port,
    onlyCategories: ['seo'],
    logLevel: 'error',
  })
  const score = Math.round(lhr.categories.seo.score * 100)
  const missed = Object.values(lhr.audits).filter((audit) => audit.score === 0)
  if (score < 100) below++
  process.stdout.write(`${String(score).padStart(3)}  ${path}\n`)
  for (const { id, title } of missed) process.stdout.write(`       ${id}: ${title}\n`)
}
chrome.kill()
await stop()
process.stdout.write(`${pages.length - below} of ${pages.length} pages at 100\n`)
process.exitCode = below > 0 ? 1 : 0
