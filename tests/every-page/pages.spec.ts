import type { Page } from '@playwright/test'
import { violations } from '#tests/helpers/axe.ts'
import { allPages } from '#tests/helpers/builds.ts'
import {
  cellsWithoutHeader,
  enlargeText,
  expectFit,
  expectQuickActions,
  expectWholePage,
  height,
  openWhole,
  spaceOut,
  statesOf,
  unfold,
  waitingForScript,
  widthOf,
  zoomed,
} from '#tests/helpers/pages.ts'
import { expect, phone, test, withoutScriptFiles } from '#tests/helpers/test.ts'

// Every page.

// Where each layout begins, which is where it is narrowest, and the widest and narrowest of all. In
// windows just high enough for what sticks to an edge, because half of the time would go into painting.
const widths = [2560, 1200, 1024, 768, 600, 361, 280]
const onItsSide = { width: 844, height: 390 } // a phone

for (const path of allPages()) {
  test(`${path} has one heading, landmarks and quick actions, fits every window, and axe finds nothing`, async ({
    page,
  }) => {
    await openWhole(page, path)
    await expectWholePage(page)
    // Header and footer are the same on all pages.
    const part = path === '/' ? undefined : 'main'
    await unfold(page)
    expect.soft(await cellsWithoutHeader(page)).toEqual([])
    await page.setViewportSize(phone)
    // By day and by night text has the same roles on the same grounds.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect.soft(await cellsWithoutHeader(page)).toEqual([])
    expect.soft(await violations(page, part)).toEqual([])
    for (const state of await statesOf(page, path)) {
      await state.reach()
      expect.soft(await violations(page, state.part)).toEqual([])
    }
    await page.keyboard.press('Escape')
    for (const width of [phone.width, ...widths]) await expectFit(page, { width, height })
    await enlargeText(page, '200%')
    for (const width of [1280, 768, phone.width]) await expectFit(page, { width, height }, 'enlarged')
    await enlargeText(page, '')
    for (const size of [onItsSide, zoomed]) {
      await expectFit(page, size)
      await spaceOut(page, true)
      await expectFit(page, size, 'spaced out')
      await spaceOut(page, false)
      expect.soft(await shareForText(page)).toBeGreaterThanOrEqual(0.75)
    }
  })
}

/** How much of the window is left to the text by what stays in its place. */
function shareForText(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2)
    const rows = Array.from({ length: 16 }, (_, row) => (row + 0.5) * (innerHeight / 16))
    const isText = (y: number) => document.elementFromPoint(innerWidth / 2, y)?.closest('main, body > footer')
    return rows.filter(isText).length / rows.length
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone, expectedErrors: /404/ })

  test('Every page is complete and usable without script: nothing waits to be shown, and no control is there that only a script would answer.', async ({
    page,
  }) => {
    for (const path of [...allPages(), '/nowhere']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectQuickActions(page)
      expect([path, ...(await waitingForScript(page))]).toEqual([path])
      const main = page.getByRole('main')
      const details = main.locator('details:not([open]) > summary').filter({ visible: true })
      if (await details.count()) {
        await details.first().click()
        await expect(main.locator('details[open]').first()).toBeVisible()
      }
      expect([path, await widthOf(page)]).toEqual([path, phone.width])
    }
  })
})

test('Figures and blocks do not wait for a script that never comes.', async ({ page }) => {
  await withoutScriptFiles(page)
  for (const path of ['/', '/about-our-firm']) {
    await page.goto(path)
    const waiting = await waitingForScript(page)
    expect(waiting.filter((each) => !each.startsWith('BUTTON'))).toEqual([])
  }
})
