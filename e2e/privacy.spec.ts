import type { Page } from '@playwright/test'
import { expect, started, test } from './test.ts'

// What the privacy policy says about this website, measured. That no page sets a cookie or asks
// another origin for anything is proved by every test of this folder (test.ts).

/** Everything a page can leave on the visitor's device, by name. */
function leftBehind(page: Page) {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookies: document.cookie,
  }))
}

const nothing = { local: [], session: [], databases: [], caches: [], workers: 0, cookies: '' }

test('reading, calculating and asking leave nothing behind', async ({ page }) => {
  for (const path of ['/', '/tax-planning', '/case-studies', '/sms-optin', '/privacy-policy']) {
    await page.goto(path)
    await started(page)
    expect(await leftBehind(page), path).toEqual(nothing)
  }

  await page.goto('/pricing')
  await started(page)
  const calculator = page.locator('#calculator')
  await calculator.getByLabel(/^Tax paid/).fill('80,000')
  await calculator.getByLabel(/^Gross income/).fill('320,000')
  await calculator.getByRole('button', { name: 'Calculate' }).click()
  await expect(calculator.getByRole('definition').first()).toBeVisible()
  expect(await leftBehind(page)).toEqual(nothing)

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await page.getByRole('main').locator('summary').first().click()
  expect(await leftBehind(page)).toEqual(nothing)
})

test('the theme switch saves its one word, and nothing else, on any page', async ({ page }) => {
  await page.goto('/privacy-policy')
  await started(page)
  await page.getByRole('button', { name: /light and dark/ }).click()
  const theme = { ...nothing, local: ['theme'] }
  expect(await leftBehind(page)).toEqual(theme)
  expect(await page.evaluate(() => localStorage.theme)).toMatch(/^(dark|light)$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  expect(await leftBehind(page)).toEqual(theme)
})
