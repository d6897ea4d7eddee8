import type { Browser } from '@playwright/test'
import { desktop, expect, phone, readerTest } from '#test/helpers/test.ts'

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  readerTest(
    `home page on a ${name} asks for two faces and one picture before it paints`,
    async ({ browser, baseURL }) => {
      // A busy machine paints late and lets more requests in: one quick visit is enough.
      await expect(async () => {
        const urls = await requestsBeforePaint(browser, { baseURL: baseURL ?? '', viewport })
        const kinds = urls.map((url) => /\.\w+$/.exec(url)?.[0]).toSorted()
        expect(kinds).toEqual(['.svg', '.woff2', '.woff2'])
      }).toPass()
    },
  )
}

async function requestsBeforePaint(
  browser: Browser,
  options: { baseURL: string; viewport: typeof phone },
): Promise<string[]> {
  const page = await browser.newPage(options)
  await page.goto('/')
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length)
  const urls = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0
    // The browser fetches the tab's icon and the rules for the next page at any time.
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href
    return performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) => startTime < paint && name !== icon && !name.endsWith('.json'),
      )
      .map(({ name }) => name)
  })
  await page.close()
  return urls
}
