import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// Every rule that is on by default (WCAG 2.0 to 2.1 A and AA, best practices), the one of WCAG 2.2
// that is off by default, and that names contain what is read on the control (2.5.3).
const options: RunOptions = {
  preload: false,
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
}

/** Violations that axe finds on the page, or on one part of it. The script is handed to the debugger, so the
    page's policy stays as it is; it stays in the page until the next one is loaded. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([context, chosen]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // What sticks to an edge of the window covers what scrolls under it.
      const sticky = [...document.querySelectorAll<HTMLElement>('body > header, body > nav')]
      const covers = sticky.filter((each) => context && !each.matches(context))
      for (const each of covers) each.style.visibility = 'hidden'
      const results: AxeResults = await axe.run(context ?? document, chosen)
      for (const each of covers) each.style.visibility = ''
      return results.violations.map(({ id, nodes }) => {
        const places = nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`)
        return `${id}: ${places.join('; ')}`
      })
    },
    [part, options] as const,
  )
}
