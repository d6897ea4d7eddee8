import { pathToFileURL } from 'node:url'
import { findBrowser } from '../find-browser.ts'
import { onDemand } from '../on-demand.ts'
import { markdownTable } from './report.ts'

type Audit = { id: string; score: number | null; title: string }
export type Lighthouse = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, Audit>
}
type Chrome = { port: number; kill: () => void }

/** A function that lets Lighthouse judge pages as a phone, and one that ends its browser. */
export async function startLighthouse() {
  const find = onDemand('lighthouse', '13.5.0')
  const load = (path: string) => import(pathToFileURL(find(path)).href)
  const { default: lighthouse } = await load('lighthouse')
  const { launch } = await load('chrome-launcher')
  const chrome: Chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  return {
    judge: async (url: string, categories: readonly string[]): Promise<Lighthouse> => {
      const options = { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' }
      const { lhr } = await lighthouse(url, options)
      return lhr
    },
    stop: () => chrome.kill(),
  }
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export async function lighthouseReport(origin: string, paths: readonly string[]) {
  const { judge, stop } = await startLighthouse()
  const rows: string[][] = []
  for (const path of paths) {
    const { categories: judged } = await judge(origin + path, categories)
    rows.push([path, ...categories.map((name) => scoreText(judged[name]?.score))])
  }
  stop()
  const scores = rows.flatMap(([, ...cells]) => cells)
  const summary = ['Lighthouse, lowest of its four scores', scores.sort((a, b) => +a - +b)[0] ?? '']
  return { table: markdownTable(['Page', ...categories], rows), summary }
}

function scoreText(score: number | null | undefined): string {
  return typeof score === 'number' ? String(Math.round(score * 100)) : 'none'
}
