import { pathToFileURL } from 'node:url'
import { findBrowser } from '../find-browser.ts'
import { onDemand } from '../on-demand.ts'
import { markdownTable } from './report.ts'

type Audit = { id: string; score: number | null; title: string }
export type Lighthouse = {
  environment: { benchmarkIndex: number }
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
    judge: async (
      url: string,
      categories: readonly string[],
      cpuSlowdownMultiplier = usualSlowdown,
    ): Promise<Lighthouse> => {
      const options = { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' }
      const settings = { throttling: { ...slowLine, cpuSlowdownMultiplier } }
      const config = { extends: 'lighthouse:default', settings }
      const { lhr } = await lighthouse(url, options, config)
      return lhr
    },
    stop: () => chrome.kill(),
  }
}

const usualSlowdown = 4
/** Lighthouse's own slow 4G: whoever sets the slowdown must name the line, too. */
const slowLine = { rttMs: 150, throughputKbps: 1638.4 }

/** Lighthouse slows a fast desktop (index 1500 to 2000) down four times, to a phone of the middle
    class, and asks slower machines to slow down less (its docs/throttling.md). */
function calibrated(benchmarkIndex: number): number {
  return benchmarkIndex >= 1500 ? usualSlowdown : 2
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** All four scores as the calibrated phone; performance also at the usual slowdown, of the site and
    of its twin, which shows what this machine's speed costs plain HTML. Medians of three. */
export async function lighthouseReport(
  origins: { site: string; twin: string },
  paths: readonly string[],
) {
  const { judge, stop } = await startLighthouse()
  const { environment } = await judge(`${origins.site}${paths[0]}`, ['performance'])
  const index = Math.round(environment.benchmarkIndex)
  const slowdown = calibrated(index)
  const performance = async (url: string, multiplier: number) => {
    const scores: number[] = []
    for (let round = 0; round < 3; round++) {
      const { categories: judged } = await judge(url, ['performance'], multiplier)
      scores.push(judged.performance?.score ?? 0)
    }
    return scoreText(scores.sort((a, b) => a - b)[1])
  }
  const rows: string[][] = []
  for (const path of paths) {
    const { categories: judged } = await judge(origins.site + path, categories.slice(1), slowdown)
    rows.push([
      path,
      await performance(origins.site + path, slowdown),
      ...categories.slice(1).map((name) => scoreText(judged[name]?.score)),
      await performance(origins.site + path, usualSlowdown),
      await performance(origins.twin + path, usualSlowdown),
    ])
  }
  stop()
  const lowest = (from: number, to: number) =>
    Math.min(...rows.flatMap((row) => row.slice(from, to).map(Number)))
  const head = ['Page', ...categories, `performance, ${usualSlowdown} times slower`, 'its twin']
  return {
    how: `Index of this machine ${index}: the phone of the first four columns is ${slowdown} times slower.`,
    table: markdownTable(head, rows),
    summary: [
      ['Lighthouse, lowest of its four scores, calibrated', String(lowest(1, 5))],
      [
        `Its performance, ${usualSlowdown} times slower, lowest (without scripts)`,
        `${lowest(5, 6)} (${lowest(6, 7)})`,
      ],
    ],
  }
}

function scoreText(score: number | null | undefined): string {
  return typeof score === 'number' ? String(Math.round(score * 100)) : 'none'
}
