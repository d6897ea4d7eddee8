import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// All default rules, the rule for WCAG 2.2, and the rule that a control's name contains its visible label (2.5.3).
const options: RunOptions = {
  preload: false,
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
}

/** Returns the violations on a page or in a part of it. Playwright injects axe through the debugger, because the page's
    policy blocks it. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([context, chosen]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // Sticky elements cover content that scrolls under them.
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
