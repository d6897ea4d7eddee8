import type { Page } from '@playwright/test'
import { violations } from '#tests/helpers/axe.ts'
import { content } from '#tests/helpers/content.ts'
import { desktop, expect, phone, test } from '#tests/helpers/test.ts'

const position = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('starts at the top of a page, where the skip link skips the header', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click()
  await expect(page).toHaveURL('/pricing')
  expect(await position(page)).toBe(0)
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  expect(await position(page)).toBe(0)
  await page.goForward()
  await expect(page).toHaveURL('/pricing')
  expect(await position(page)).toBe(0)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('opens and focuses the answer in the URL hash', async ({ page }) => {
  const { id } = content('faq').items.at(-2) ?? {}
  await page.goto(`/faq#${id}`)
  const answer = page.locator(`#${id}`)
  const question = page.getByRole('group').filter({ has: answer }).locator('summary')
  await expect(question).toBeFocused()
  for (const part of [question, answer]) await expect(part).toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.reload()
  await expect(answer).toBeInViewport()
})

test('scrolls an anchor clear of the header and continues tabbing from it', async ({ page }) => {
  const { calculator, bundle } = content('pages/pricing')
  for (const [viewport, from, id, nextStop] of [
    [phone, '/who-we-serve', 'tax-planning', calculator.paidLabel],
    [desktop, '/tax-preparation', 'tax-preparation', bundle.schedule ?? ''],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.goto(from)
    await page.locator(`main a[href="/pricing#${id}"]`).first().click()
    await expect(page).toHaveURL(`/pricing#${id}`)
    const target = page.locator(`#${id}`)
    await expect(target).toBeInViewport()
    const [bar, box] = [await page.getByRole('banner').boundingBox(), await target.boundingBox()]
    expect(box?.y, id).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1)
    expect(box?.y, id).toBeLessThan(viewport.height / 2)
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(nextStop))
  }
})

test.describe('an unknown URL', () => {
  test.use({ expectedErrors: /404|Page not found/ })

  test('returns a 404 with a link home and one console message', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Page not found')) errors.push(message.text())
    })
    const response = await page.goto('/blog/%3Cscript%3E')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect.poll(() => errors).toEqual(['Page not found: /blog/%3Cscript%3E'])
    expect(await violations(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: /home/i }).click()
    await expect(page).toHaveURL('/')
  })
})
