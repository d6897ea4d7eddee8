import type { Page } from '@playwright/test'
import { started } from './test.ts'

export const brokenPageError = 'The ledger is out of balance'

/** From home to a page whose own script throws. `page.unroute` with the same name mends it. */
export async function openBrokenPage(page: Page): Promise<void> {
  await page.goto('/')
  await started(page)
  await page.route(brokenScript, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function Component() { throw new Error("${brokenPageError}") }`,
    }),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
}

export const brokenScript = '**/assets/faq-*.js'
