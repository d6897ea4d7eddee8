import { readFileSync, writeFileSync } from 'node:fs'
import { contentOptions } from '../app/content/plugin.ts'
import { pages } from '../app/routes.ts'
import { serveBuild } from '../hosting/serve-build.ts'
import { type Budgets, fitting, overweight } from './budgets/compare.ts'
import { kinds, type PageWeight, scales } from './budgets/weigh.ts'
import { findBrowser } from './find-browser.ts'
import { type Measures, measurePage } from './measure-page.ts'

// npm run size: what every page weighs, held against budgets.json; and home, in a browser, against
// the limits that no change may move ("law"). Bytes are brotli, as sent. Counts and bytes only: a
// timing is never a test. `npm run size -- --update` writes what is measured now, plus five percent.

const file = 'budgets.json'
const budgets: Budgets = JSON.parse(readFileSync(file, 'utf8'))

const weigh = scales()
const weights = Object.fromEntries(
  contentOptions().paths.map((path) => [path, weigh(path, `app/routes/${pages[path]}.tsx`)]),
)
const isUpdate = process.argv.includes('--update')
if (isUpdate) writeFileSync(file, print(fitting(weights, budgets)))
table(weights)
const faults = isUpdate ? [] : [...overweight(weights, budgets), ...(await beyondTheLaw())]
for (const fault of faults) process.stdout.write(`OVER  ${fault}\n`)
if (faults.length > 0) {
  process.stdout.write('If the page is worth it: npm run size -- --update, and say why.\n')
  process.exitCode = 1
}

function table(all: Record<string, PageWeight>) {
  const row = (title: string, cells: readonly (string | number)[]) =>
    process.stdout.write(
      `${title.padEnd(38)}${cells.map((cell) => String(cell).padStart(10)).join('')}\n`,
    )
  row('brotli bytes', kinds)
  for (const [path, weight] of Object.entries(all)) {
    row(
      path,
      kinds.map((kind) => weight[kind].total),
    )
  }
}

/** Home as a phone and a desktop load it. */
async function beyondTheLaw(): Promise<string[]> {
  const { origin, stop } = await serveBuild()
  const measured = await measurePage(findBrowser(), origin, '/')
  await stop()
  process.stdout.write('\nhome in a browser\n')
  const limits = Object.entries(budgets.law) as [keyof Measures, number][]
  return limits.flatMap(([name, limit]) => {
    const value = measured[name]
    const over = round(value - limit)
    process.stdout.write(
      `  ${name.padEnd(24)}${round(value).padStart(8)} of ${String(limit).padStart(6)}\n`,
    )
    return value > limit ? [`/: ${name} is ${round(value)} of ${limit}, ${over} too much.`] : []
  })
}

/** One page or file to a line, so that a change of budget reads well in a diff. */
function print({ law, pages: limits, recorded }: Budgets): string {
  const lines = (entries: object) =>
    Object.entries(entries)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${flat(value)}`)
      .join(',\n')
  const { files = {}, ...own } = recorded
  return [
    `{\n  "law": ${JSON.stringify(law, null, 2).replaceAll('\n', '\n  ')},`,
    `  "pages": {\n${lines(limits)}\n  },`,
    `  "recorded": {\n    "files": {\n${lines(sorted(files)).replaceAll('    "', '      "')}\n    },`,
    `${lines(own)}\n  }\n}\n`,
  ].join('\n')
}

function flat(value: unknown): string {
  if (typeof value !== 'object') return JSON.stringify(value)
  const cells = Object.entries(value ?? {}).map(([key, cell]) => `"${key}": ${cell}`)
  return `{ ${cells.join(', ')} }`
}

function sorted(files: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function round(value: number): string {
  return String(Number(value.toFixed(4)))
}
