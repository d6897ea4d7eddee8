import type { Page } from '@playwright/test'
import { desktop, expect, facesReady, hydrated, phone, test } from '#tests/helpers/test.ts'

test('The portrait of the founder is three by four, at most 350 px wide.', async ({ page }) => {
  await page.goto('/about-our-firm')
  const portrait = page.getByRole('img', { name: 'Portrait of the founder' })
  await portrait.scrollIntoViewIfNeeded()
  const { width = 0, height = 0 } = (await portrait.boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(3 / 4, 1)
  expect(width).toBeLessThanOrEqual(350)
})

test.describe('tabs', () => {
  const serve = (page: Page) => page.getByRole('region', { name: 'Who We Serve' })
  const tab = (page: Page, name: string) => serve(page).getByRole('tab', { name })
  const panel = (page: Page) => serve(page).getByRole('tabpanel')

  test('Industries is open at first. A click, arrow keys, Home and End open the other tabs; only one is a stop. A tab has its address, without a step in the history, and is open when the visitor comes back.', async ({
    page,
  }) => {
    await page.goto('/about')
    await hydrated(page)
    const before = await page.evaluate(() => history.length)
    await expect(serve(page).getByRole('tab')).toHaveText(['Industries', 'Revenue Range', 'Business Needs'])
    await expect(tab(page, 'Industries')).toHaveAttribute('aria-selected', 'true')
    await expect(panel(page).getByRole('link')).toHaveCount(11)
    await tab(page, 'Revenue Range').click()
    await expect(panel(page)).toContainText('$120K-$500K')
    for (const [key, name] of [
      [' ', 'Revenue Range'],
      ['ArrowRight', 'Business Needs'],
      ['ArrowRight', 'Industries'],
      ['ArrowLeft', 'Business Needs'],
      ['Home', 'Industries'],
      ['End', 'Business Needs'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, name)).toBeFocused()
      await expect(panel(page)).toHaveAccessibleName(name)
    }
    await expect(panel(page).getByRole('link')).toHaveCount(8)
    await expect(serve(page).locator('[role=tab][tabindex="0"]')).toHaveCount(1)
    await expect(page).toHaveURL('/about#business-needs')
    expect(await page.evaluate(() => history.length)).toBe(before)
    await panel(page).getByRole('link', { name: 'Other Services' }).click()
    await expect(page).toHaveURL('/other-services')
    await page.goBack()
    await expect(panel(page)).toHaveAccessibleName('Business Needs')
    await expect(panel(page)).toBeInViewport()
  })
})

test.describe('blocks that fade in', () => {
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 3, name })
  const shown = (page: Page, name: string) =>
    expect.poll(() => heading(page, name).evaluate((each) => each.checkVisibility({ opacityProperty: true })), name)

  /** Scrolls until the top of the block stands at a share of the window's height. */
  const putAt = (page: Page, name: string, share: number) =>
    heading(page, name).evaluate(async (element, at) => {
      const { top } = element.getBoundingClientRect()
      scrollTo({ top: scrollY + top - at * innerHeight, behavior: 'instant' })
      // The observer looks once in each frame.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }, share)

  test('A block fades in when its top is within 85% of the window, and stays. A jump past a block shows it too.', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto('/about-our-firm')
    await facesReady(page)
    await putAt(page, 'Innovation', 0.9)
    await shown(page, 'Innovation').toBe(false)
    await putAt(page, 'Innovation', 0.84)
    await shown(page, 'Innovation').toBe(true)
    await putAt(page, 'Innovation', 1.3)
    await shown(page, 'Innovation').toBe(true)
    await shown(page, 'Clear prices').toBe(false)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await shown(page, 'Clear prices').toBe(true)
  })

  test('A block with the focus is shown. On paper and with reduced motion nothing is hidden.', async ({ page }) => {
    await page.goto('/about-our-firm')
    await shown(page, 'Clear prices').toBe(false)
    const link = page.getByRole('main').getByRole('link', { name: 'on the pricing page' })
    await link.evaluate((each) => each.focus({ preventScroll: true }))
    await shown(page, 'Clear prices').toBe(true)
    await shown(page, 'Concierge service').toBe(false)
    await page.emulateMedia({ media: 'print' })
    await shown(page, 'Concierge service').toBe(true)
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
    await shown(page, 'Concierge service').toBe(true)
  })
})

test.describe('/faq', () => {
  test.use({ javaScriptEnabled: false })

  test('Eleven questions start closed, one is open at a time, and an open one closes. The address of a question opens it.', async ({
    page,
  }) => {
    await page.goto('/faq')
    const items = page.getByRole('main').getByRole('group')
    const open = page.getByRole('main').locator('details[open]')
    await expect(items).toHaveCount(11)
    await expect(open).toHaveCount(0)
    await page.getByRole('heading', { name: 'What does it cost?' }).click()
    await expect(open).toContainText('What does it cost?')
    const local = items.filter({ hasText: 'Do I need to be local?' }).locator('summary')
    await local.press('Enter')
    await expect(open).toHaveCount(1)
    await expect(open).toContainText('Do I need to be local?')
    await local.press('Space')
    await expect(open).toHaveCount(0)
    await page.goto('/faq#what-to-bring')
    await expect(page.locator('#what-to-bring')).toBeInViewport()
  })
})

test.describe('/who-we-serve', () => {
  test('Neither the section a name leads to nor the focus is behind what stays on top.', async ({ page }) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await page.goto('/who-we-serve')
      await facesReady(page)
      const index = page.getByRole('navigation', { name: 'Who We Serve' })
      await index.getByRole('link', { name: 'Professionals', exact: true }).click()
      await expect(page).toHaveURL('/who-we-serve#professionals')
      const picture = page.locator('#professionals').locator('img').first()
      await expect(picture).toBeInViewport({ ratio: 1 })
      const isCovered = await picture.evaluate((image) => {
        const { left, top, width } = image.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + 2) !== image
      })
      expect(isCovered).toBe(false)

      await page.getByRole('region', { name: "Don't see yourself here?" }).getByRole('link').first().focus()
      for (let stop = 0; stop < 16; stop++) {
        await page.keyboard.press('Shift+Tab')
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement
          // The first line of a link that breaks.
          const { left, top, height } = focused?.getClientRects()[0] ?? new DOMRect()
          const seen = document.elementFromPoint(left + 4, top + height / 2)
          return focused?.contains(seen) ? '' : focused?.textContent
        })
        expect(hidden).toBe('')
      }
    }
  })
})
