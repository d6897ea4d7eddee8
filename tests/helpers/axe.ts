import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// Every rule that is on by default (WCAG 2.0 to 2.1 A and AA, best practices), the one of WCAG 2.2
// that is off by default, and that names contain what is read on the control (2.5.3).
const options: RunOptions = {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
}

/** Violations that axe finds on the page, or on one part of it; without those of contrast, which take
    half of its time, where something else looks at the colors. */
export async function violations(page: Page, part?: string, contrast = true): Promise<string[]> {
  const rules = { ...options.rules, 'color-contrast': { enabled: contrast } }
  const settings = { ...options, rules }
  const { violations: found } = await run(page, settings, part)
  return found
}

/** The script is handed to the debugger, so the page's policy stays as it is; it stays in the page
    until the next one is loaded. */
async function run(page: Page, settings: RunOptions, part?: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([context, chosen]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const results: AxeResults = await axe.run(context ?? document, chosen)
      const lines = (kind: 'violations' | 'incomplete') =>
        results[kind].map(({ id, nodes }) => {
          const places = nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`)
          return `${id}: ${places.join('; ')}`
        })
      return { violations: lines('violations'), incomplete: lines('incomplete') }
    },
    [part, settings] as const,
  )
}
