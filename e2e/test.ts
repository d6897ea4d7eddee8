import { test as base, type ConsoleMessage, expect } from '@playwright/test'

export { expect }

type Watch = {
  /** Console errors a test brings about on purpose. */
  expectedErrors: RegExp[]
  watch: undefined
}

/** Every test also proves that the page it used was clean: nothing in the console (where the
    browser reports a breach of the Content-Security-Policy), no request to another origin and
    no cookie. */
export const test = base.extend<Watch>({
  expectedErrors: [[], { option: true }],
  watch: [
    async ({ page, context, baseURL, expectedErrors }, use) => {
      const faults: string[] = []
      const note = (message: ConsoleMessage) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        if (!expectedErrors.some((pattern) => pattern.test(message.text()))) {
          faults.push(`console: ${message.text()}`)
        }
      }
      page.on('console', note)
      page.on('pageerror', (error) => {
        if (!expectedErrors.some((pattern) => pattern.test(error.message))) {
          faults.push(`page error: ${error.message}`)
        }
      })
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) faults.push(`request to ${request.url()}`)
      })
      await use(undefined)
      expect(faults).toEqual([])
      expect(await context.cookies()).toEqual([])
    },
    { auto: true },
  ],
})

/** React has taken the page over when the element that announces page changes has its handlers. */
export async function started(page: import('@playwright/test').Page) {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
}

export const phone = { width: 390, height: 844 }
export const tablet = { width: 768, height: 1024 }
export const desktop = { width: 1440, height: 900 }
