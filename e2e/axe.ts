import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// Every rule that is on by default (WCAG 2.0 to 2.1 A and AA, best practices), and the one of
// WCAG 2.2 that is off by default.
const options: RunOptions = {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
}

/** What axe has against the page, or against one part of it. The script is handed to the debugger,
    so the page's policy stays as it is; it stays in the page until the next one is loaded. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found = await page.evaluate(
    async ([context, settings]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = (await axe.run(context ?? document, settings)) as AxeResults
      return violations.map(({ id, nodes }) => ({
        id,
        places: nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`),
      }))
    },
    [part, options] as const,
  )
  return found.map(({ id, places }) => `${id}: ${places.join('; ')}`)
}
