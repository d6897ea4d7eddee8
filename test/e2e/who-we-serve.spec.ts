import type { Page } from '@playwright/test'
import { desktop, expect, facesReady, phone, test } from '#test/helpers/test.ts'
import { proves } from '#test/requirements.ts'

const booking = 'https://book.alderfinch.example/first-call?source=site&kind=call'
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

test(...proves('audience-sections', 'audience-pictures-aligned'), async ({ page }) => {
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

test(...proves('audience-index', 'audience-focus-visible', 'audience-none'), async ({ page }) => {
  await page.goto('/who-we-serve')
  await facesReady(page)
  const last = page.getByRole('region', { name: 'Not in this street?' })
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await index(page).getByRole('link', { name: 'Someone else?' }).click()
    await expect(last.getByRole('heading')).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))
    await index(page).getByRole('link', { name: 'Advisers', exact: true }).click()
    await expect(page).toHaveURL('/who-we-serve#professionals')
    const picture = sectionOf(page, 'Advisers').locator('img').first()
    await expect(picture).toBeInViewport({ ratio: 1 })
    // Clear of whatever stays on top.
    const covered = await picture.evaluate((image) => {
      const { left, top, width } = image.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + 2) !== image
    })
    expect(covered).toBe(false)
  }
  await expect(index(page).getByText('Someone else?')).toBeInViewport({ ratio: 1 })

  const book = last.getByRole('link', { name: 'Schedule a Consultation' })
  await expect(book).toHaveAttribute('href', booking)
  await expect(last.getByRole('link', { name: /555-0147/ })).toHaveAttribute('href', /^tel:/)
  await last.getByRole('link').first().focus()
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(...proves('audience-without-script'), async ({ page }) => {
    await page.goto('/who-we-serve')
    await expect(index(page).getByRole('link')).toHaveCount(12)
    await index(page).getByRole('link', { name: 'Property people', exact: true }).click()
    await expect(page).toHaveURL('/who-we-serve#real-estate-professionals')
    const section = sectionOf(page, 'Property people')
    await expect(section.locator('img').first()).toBeVisible()
    const last = section.getByRole('group').last()
    await expect(last.getByRole('link')).toBeHidden()
    await last.getByText('Can my spouse help?').click()
    await expect(last.getByRole('link', { name: 'rental losses' })).toBeVisible()
  })
})
