import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cardSeconds } from './bench/card-seconds.ts'
import { copyWithArticles, dispose } from './bench/many-articles.ts'
import { circumstances, kilobytes, markdownTable, option, publish } from './bench/report.ts'
import { type PageWeight, scales } from './budgets/weigh.ts'

// npm run bench:growth: builds copies of the site with 30, 300 and 3,000 local articles and reports
// what a page costs to build and to send. All articles are copies of one, so that only their number
// counts; their social cards are alike too and come from the cache, and are measured apart.
//   -- --articles 30,300   -- --write (into docs/performance.md)

type Growth = {
  articles: number
  seconds: number
  processor: number
  megabytes: number
  article: PageWeight
  home: PageWeight
  /** The file with the list of all pages, for the router. */
  list: number
  machineFiles: number
}

const sizes = option('articles', '30,300,3000').split(',').map(Number)
const where = circumstances('npm run bench:growth')
const path = '/blog/dallas-texas-cpa'
const memory = resolve('scripts/bench/report-memory.ts')

const measured: Growth[] = []
for (const articles of [5, ...sizes]) {
  process.stderr.write(`Building with ${articles} articles\n`)
  measured.push(await build(articles))
  process.stderr.write(`${report(measured)}\n`)
}
const card = `A social card of its own adds ${(await cardSeconds()).toFixed(1)} s to a page, when it is first drawn.`
publish('bench:growth', `${where}\n\n${report(measured)}\n\n${card}`)

async function build(articles: number): Promise<Growth> {
  const folder = await copyWithArticles(articles)
  try {
    const start = performance.now()
    const args = ['--max-old-space-size=8192', '--import', memory, 'scripts/build.ts']
    const { status, stdout } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1e8,
    })
    if (status !== 0) throw new Error(`The build with ${articles} articles failed.`)
    const seconds = (performance.now() - start) / 1000
    return { articles, seconds, ...needs(stdout), ...weights(folder) }
  } finally {
    await dispose(folder)
  }
}

function weights(folder: string) {
  const weigh = scales(join(folder, 'build'))
  const article = weigh(path, `app/routes${path}.tsx`)
  const sent = (file: string) => {
    const plain = join(folder, 'build/site', file)
    return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size
  }
  return {
    article,
    home: weigh('/', 'app/routes/home.tsx'),
    list: article.script.parts['frame.js'] ?? 0,
    machineFiles: ['sitemap.xml', 'feed.xml', 'llms.txt'].reduce((sum, one) => sum + sent(one), 0),
  }
}

function needs(stdout: string) {
  const [, memory, processor] = /peak memory (\d+) kB, processor ([\d.]+) s/.exec(stdout) ?? []
  return { megabytes: Number(memory) / 1000, processor: Number(processor) }
}

/** Beside the whole, what one more page costs: the difference to the build before it. */
function report(all: readonly Growth[]): string {
  const rows = all.map((one, index) => {
    const before = all[index - 1]
    const more = (value: (of: Growth) => number) =>
      before ? (value(one) - value(before)) / (one.articles - before.articles) : Number.NaN
    const each = (value: (of: Growth) => number, unit: string, digits: number) =>
      before ? ` (+${more(value).toFixed(digits)} ${unit} a page)` : ''
    return [
      String(one.articles),
      `${one.seconds.toFixed(0)} s`,
      `${one.processor.toFixed(0)} s${each(({ processor }) => processor * 1000, 'ms', 0)}`,
      `${one.megabytes.toFixed(0)} MB${each(({ megabytes }) => megabytes * 1000, 'kB', 0)}`,
      kilobytes(one.article.html.total),
      `${kilobytes(one.article.script.total)}${each(({ article }) => article.script.total, 'B', 1)}`,
      kilobytes(one.home.script.total),
      kilobytes(one.list),
      `${kilobytes(one.machineFiles)}${each(({ machineFiles }) => machineFiles, 'B', 0)}`,
    ]
  })
  const head = [
    'Articles',
    'Build',
    'Processor time',
    'Peak memory',
    "An article's HTML",
    'its own script',
    "home's own script",
    'of it the list of pages',
    'Sitemap, feed, llms.txt',
  ]
  return markdownTable(head, rows)
}
