import { expect, started, test } from './test.ts'

test('the page follows the system, and the switch overrides it and is remembered', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await started(page)
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('button', { name: /light and dark/ }).click()
  const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(light).not.toBe(dark)

  await page.reload()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(light)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(light)

  await page.getByRole('button', { name: /light and dark/ }).click()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark)
})

test('a remembered theme is there at the first paint, without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    localStorage.theme = 'dark'
    // The first element of the body exists before anything is painted.
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  expect(
    await page.evaluate(() => (window as unknown as { themeAtBody: string }).themeAtBody),
  ).toBe('dark')
})

test('a spoiled memory is ignored', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.theme = '"><script>'
  })
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})
