import type { Page } from '@playwright/test'
import { expect, test } from '#test/helpers/test.ts'

/** Opens a page. Returns a function that says what the browser would fetch ahead there by now. */
async function openWithRules(page: Page, path: string) {
  const session = await page.context().newCDPSession(page)
  const candidates = new Map<string, string>()
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) candidates.set(key.url, key.action)
  })
  await session.send('Preload.enable')
  await page.goto(path)
  return () => Object.fromEntries(candidates)
}

test('A page whose link the pointer rests on is fetched ahead, and the visit uses it.', async ({ page, baseURL }) => {
  const candidates = await openWithRules(page, '/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })
  const fetched = page.waitForResponse(
    async (response) =>
      new URL(response.url()).pathname === '/pricing' &&
      (await response.request().allHeaders())['sec-purpose'] === 'prefetch',
  )
  await expect.poll(candidates).toHaveProperty([`${baseURL}/pricing`])
  await link.hover()
  await (await fetched).finished()
  await link.click()
  await expect(page).toHaveURL('/pricing')
  const delivery = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType),
  )
  expect(delivery).toEqual(['navigational-prefetch'])
})

test('Pages are fetched ahead and not run; files are not fetched ahead.', async ({ page, baseURL }) => {
  const candidates = await openWithRules(page, '/contact')
  await expect(page.locator('main a[href$=".vcf"]')).toBeVisible()
  // The last page that the footer names: the browser has then seen every link before it.
  await expect.poll(candidates).toHaveProperty([`${baseURL}/privacy-policy`])
  const files = Object.keys(candidates()).filter((url) => /\./.test(new URL(url).pathname))
  expect(files).toEqual([])
  expect(new Set(Object.values(candidates()))).toEqual(new Set(['Prefetch']))
})
