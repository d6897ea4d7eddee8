import type { Page } from '@playwright/test'
import { desktop, expect, facesReady, phone, test } from '#tests/helpers/test.ts'

const index = (page: Page) => page.getByRole('navigation', { name: 'Who We Serve' })
const last = (page: Page) => page.getByRole('region', { name: "Don't see yourself here?" })

test('Each of the eleven audiences has prices, and questions with the first one open.', async ({ page }) => {
  await page.goto('/who-we-serve')
  const names = await index(page).getByRole('link').allTextContents()
  expect(names).toHaveLength(12)
  expect(names.pop()).toBe('None of these?')
  for (const name of names) {
    const section = page.getByRole('main').getByRole('region', { name, exact: true })
    await expect(section.getByRole('definition').first(), name).toContainText('$')
    const questions = section.getByRole('group')
    await expect(questions, name).toHaveCount(3)
    await expect(questions.and(page.locator('[open]')), name).toHaveCount(1)
    await expect(questions.first(), name).toHaveAttribute('open')
  }
})

for (const viewport of [phone, desktop]) {
  test(`Neither the section a name leads to nor the focus is behind what stays on top, at ${viewport.width} px.`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/who-we-serve')
    await facesReady(page)
    await index(page).getByRole('link', { name: 'Professionals', exact: true }).click()
    await expect(page).toHaveURL('/who-we-serve#professionals')
    const picture = page.locator('#professionals').locator('img').first()
    await expect(picture).toBeInViewport({ ratio: 1 })
    const isCovered = await picture.evaluate((image) => {
      const { left, top, width } = image.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + 2) !== image
    })
    expect(isCovered).toBe(false)

    await last(page).getByRole('link').first().focus()
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
  })
}
