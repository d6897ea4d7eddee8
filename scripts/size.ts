import { readFile } from 'node:fs/promises'
import { serveBuild } from '../hosting/serve-build.ts'
import { findBrowser } from './find-browser.ts'
import { type Measures, measurePage } from './measure-page.ts'

// npm run size: what a page costs, held against budgets.json. Bytes are brotli, as sent.
// Counts and bytes only: a timing is never a test.

type Budgets = Record<string, Measures>

const budgets: Budgets = JSON.parse(await readFile('budgets.json', 'utf8'))
const { origin, stop } = await serveBuild()

let over = 0
for (const [path, budget] of Object.entries(budgets)) {
  const measured = await measurePage(findBrowser(), origin, path)
  process.stdout.write(`${path}\n`)
  for (const [name, limit] of Object.entries(budget) as [keyof Measures, number][]) {
    const value = measured[name]
    const verdict = value > limit ? `OVER by ${round(value - limit)}` : 'ok'
    if (value > limit) over++
    process.stdout.write(
      `  ${name.padEnd(24)}${round(value).padStart(8)} of ${String(limit).padStart(6)}  ${verdict}\n`,
    )
  }
}
await stop()
process.exitCode = over > 0 ? 1 : 0

function round(value: number): string {
  return String(Number(value.toFixed(4)))
}
