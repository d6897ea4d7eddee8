import type { Page } from '@playwright/test'
import { desktop, expect, facesReady, hold, phone, shiftOf, test, watchShifts } from '#tests/helpers/test.ts'

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const [day, night] = ['rgb(246, 243, 232)', 'rgb(11, 22, 18)']

/** Everything a page can leave on the visitor's device. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookies: document.cookie,
  }))
const nothing = { local: {}, session: {}, databases: [], caches: [], workers: 0, cookies: '' }

test('The theme follows the system. The switch overrides it, is remembered on the next page, and stores one word and nothing else.', async ({
  page,
}) => {
  const themeSwitch = page.getByRole('button', { name: /light and dark/ })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await background(page)).toBe(night)
  expect(await leftBehind(page)).toEqual(nothing)
  await themeSwitch.click()
  expect(await background(page)).toBe(day)
  expect(await leftBehind(page)).toEqual({ ...nothing, local: { theme: 'light' } })
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  expect(await background(page)).toBe(day)
  await themeSwitch.click()
  expect(await background(page)).toBe(night)
  expect(await leftBehind(page)).toEqual({ ...nothing, local: { theme: 'dark' } })
})

test('A remembered theme waits for no script file.', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.theme = 'dark'
  })
  await hold(page, '**/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await background(page)).toBe(night)
})

for (const viewport of [phone, desktop]) {
  test(`Faces that arrive late move nothing at ${viewport.width} px.`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await watchShifts(page)
    const release = await hold(page, '**/*.woff2')
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
    release()
    await facesReady(page)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    // Other faces than Arial and Times New Roman, or fonts-liberation, stand in with other widths.
    expect(Math.round((await shiftOf(page)) * 1000)).toBe(0)
  })
}

test('Calculating leaves nothing on the device.', async ({ page }) => {
  await page.goto('/pricing')
  const calculator = page.locator('#calculator')
  await calculator.getByLabel(/^Tax paid/).fill('20,000')
  await calculator.getByLabel(/^Gross income/).fill('100,000')
  await calculator.getByRole('button', { name: 'Calculate' }).click()
  await expect(calculator.getByRole('definition').first()).toBeVisible()
  expect(await leftBehind(page)).toEqual(nothing)
})
