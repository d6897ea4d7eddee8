import type { Page } from '@playwright/test'
import { type PagePath, paths } from '../app/routes.ts'
import { violations } from './axe.ts'
import { openBrokenPage } from './broken-page.ts'
import { statesOf, unfold } from './opened.ts'
import { expectQuickActions } from './quick-actions.ts'
import { desktop, expect, facesReady, phone, started, test } from './test.ts'

// Every page once: on a phone by day, then on a desk by night, with everything open that opens.
// The whole matrix of sizes and colours is `npm run test:a11y`.

const looks = [
  { viewport: phone, colorScheme: 'light' },
  { viewport: desktop, colorScheme: 'dark' },
] as const

async function look(page: Page, { viewport, colorScheme }: (typeof looks)[number]) {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

for (const path of paths) {
  if (path === '/bookkeeping') continue // the page of /accounting
  test(`${path}: heading, landmarks, quick actions, width, length; axe finds nothing`, async ({
    page,
  }) => {
    test.slow() // up to ten runs of axe; a busy machine needs its time
    await look(page, looks[0])
    await page.goto(path)
    await started(page)
    await facesReady(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1)
    }
    await expectQuickActions(page)
    expect(await screens(page)).toBeLessThan(longest(path))
    for (const each of looks) {
      await look(page, each)
      await unfold(page)
      expect(await violations(page)).toEqual([])
      for (const { part, reach } of await statesOf(page, path)) {
        await reach(page)
        expect(await violations(page, part)).toEqual([])
      }
    }
    for (const width of [2560, 1440, 1199, 1024, 768, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const reached = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([width, reached]).toEqual([width, width])
    }
  })
}

/** Length of the page on a phone, folded as it comes. */
const screens = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / innerHeight)

/** Screens of a phone a page may have. */
const longest = (path: PagePath) =>
  (({ '/': 12.5, '/pricing': 12.5, '/sms-optin': 6 }) as Record<string, number>)[path] ?? 12

test.describe('pages that should not be', () => {
  test.use({ expectedErrors: /404|Page not found|The ledger is out of balance/ })

  for (const [name, open] of [
    ['not found', async (page: Page) => void (await page.goto('/nowhere'))],
    ['error screen', openBrokenPage],
  ] as const) {
    test(`${name}: axe finds nothing`, async ({ page }) => {
      await look(page, looks[0])
      await open(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Oops|Unexpected/)
      for (const each of looks) {
        await look(page, each)
        expect(await violations(page)).toEqual([])
      }
    })
  }
})
