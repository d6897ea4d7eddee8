import type { Page } from '@playwright/test'
import { desktop, expect, facesReady, phone, test } from '#test/helpers/test.ts'

const names = [
  'Property people',
  'Landlords',
  'Agents',
  'Property managers',
  'Owners',
  'Builders and trades',
  'Physicians',
  'Software firms',
  'Advisers',
  'Growing firms',
  'Everyone else',
]

const index = (page: Page) => page.getByRole('navigation', { name: 'Who we serve' })
const sectionOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true })

test('Each audience has its picture, prices, and questions with the first one open. Two pictures side by side are on one line.', async ({ page }) => {
  await page.goto('/who-we-serve')
  await expect(index(page).getByRole('link')).toHaveText([...names, 'Someone else?'])
  for (const name of names) {
    const section = sectionOf(page, name)
    await expect(section.locator('img[width="208"]')).toHaveCount(1)
    await expect(section.getByRole('definition').first()).toContainText('$')
    const open = await section
      .getByRole('group')
      .evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open))
    expect(open, name).toEqual(open.map((_, place) => place === 0))
    expect(open.length, name).toBeGreaterThanOrEqual(2)
  }
  await facesReady(page)
  const feet = await page
    .getByRole('main')
    .getByRole('region')
    .locator('img[width="208"]')
    .evaluateAll((all) => all.map((image) => Math.round(image.getBoundingClientRect().bottom)))
  expect(feet).toHaveLength(12)
  for (let pair = 0; pair < feet.length; pair += 2) expect(feet[pair]).toBe(feet[pair + 1])
})

const last = (page: Page) => page.getByRole('region', { name: 'Not in this street?' })

for (const viewport of [phone, desktop]) {
  test(
    `a name leads to its section, clear of whatever stays on top, ${viewport.width} px`,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/who-we-serve')
      await facesReady(page)
      await index(page).getByRole('link', { name: 'Someone else?' }).click()
      await expect(last(page).getByRole('heading')).toBeInViewport()
      await page.evaluate(() => scrollTo(0, 0))
      await index(page).getByRole('link', { name: 'Advisers', exact: true }).click()
      await expect(page).toHaveURL('/who-we-serve#professionals')
      const picture = sectionOf(page, 'Advisers').locator('img').first()
      await expect(picture).toBeInViewport({ ratio: 1 })
      const covered = await picture.evaluate((image) => {
        const { left, top, width } = image.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + 2) !== image
      })
      expect(covered).toBe(false)
    },
  )
}

test('The focus is never hidden behind the names that stay on top. Whoever is in no audience finds a booking link and a phone number.', async ({ page }) => {
  await page.goto('/who-we-serve')
  await expect(last(page).getByRole('link', { name: 'Schedule a Consultation' })).toBeVisible()
  await expect(last(page).getByRole('link', { name: /555-0147/ })).toBeVisible()
  await last(page).getByRole('link').first().focus()
  for (let stop = 0; stop < 16; stop++) {
    await page.keyboard.press('Shift+Tab')
    const hidden = await page.evaluate(() => {
      const { left, top, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      const seen = document.elementFromPoint(left + 4, top + height / 2)
      return document.activeElement?.contains(seen) ? '' : document.activeElement?.textContent
    })
    expect(hidden).toBe('')
  }
})
