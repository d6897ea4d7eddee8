import type { Page } from '@playwright/test'
import {
  desktop,
  expect,
  hold,
  hydrated,
  phone,
  shiftOf,
  test,
  watchShifts,
} from '#test/helpers/test.ts'

// Gaps, theme, fonts, and what a visit leaves on the device.

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const themeSwitch = (page: Page) => page.getByRole('button', { name: /light and dark/ })

test('Between two sections on the same ground there is one gap, not that of both.', async ({ page }) => {
  await page.goto('/for-landlords')
  const gaps = await page.locator('[data-tone="plain"] + [data-tone="plain"]').evaluateAll((all) =>
    all.map((each) => {
      const above = each.previousElementSibling as Element
      const inside = getComputedStyle(document.querySelector('[data-tone="alternate"]') as Element)
      const gap =
        Number.parseFloat(getComputedStyle(above).paddingBlockEnd) +
        Number.parseFloat(getComputedStyle(each).paddingBlockStart)
      return gap === Number.parseFloat(inside.paddingBlockStart)
    }),
  )
  expect(gaps).toEqual([true, true, true])
})

test('The theme follows the system; the switch overrides it and is remembered. The theme switch stores one word and nothing else.', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect.poll(() => background(page)).toBe('rgb(16, 19, 28)') // the firm's own paper by night
  await themeSwitch(page).click()
  const light = 'rgb(251, 250, 247)'
  expect(await background(page)).toBe(light)
  expect(await leftBehind(page)).toEqual({ ...nothing, local: ['theme'] })
  expect(await page.evaluate(() => localStorage.theme)).toBe('light')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  expect(await background(page)).toBe(light)
  await themeSwitch(page).click()
  expect(await background(page)).toBe('rgb(16, 19, 28)')
  expect(await leftBehind(page)).toEqual({ ...nothing, local: ['theme'] })
})

test('A remembered theme is there at the first paint.', async ({ page }) => {
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
  const theme = await page.evaluate(
    () => (window as unknown as { themeAtBody: string }).themeAtBody,
  )
  expect(theme).toBe('dark')
})

test('A stored theme that is no theme is ignored.', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.theme = '"><script>'
  })
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

const loadedFaces = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && !family.includes('stand-in'))
      .map(({ family, style, unicodeRange }) => `${family} ${style} ${unicodeRange}`)
  })

test('Accented letters are set in the faces of the site, fetched when needed.', async ({ page }) => {
  await page.goto('/')
  const accented = async () => (await loadedFaces(page)).filter((face) => /U\+(C0|100)/.test(face))
  expect(await accented()).toEqual([])
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Žofia Núñez'
    const note = document.createElement('p')
    note.textContent = 'Łukasz Ångström'
    heading.after(note)
  })
  await expect.poll(accented).toHaveLength(4)
})

for (const viewport of [phone, desktop]) {
  test(
    `faces that arrive late move nothing, ${viewport.width} px`,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await watchShifts(page)
      const release = await hold(page, '**/*.woff2')
      await page.goto('/', { waitUntil: 'commit' })
      // The page has been painted with the stand-ins.
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length,
      )
      const standIns = await page.evaluate(
        () =>
          [...document.fonts].filter(
            ({ family, status }) => family.includes('stand-in') && status === 'loaded',
          ).length,
      )
      const needed =
        'This machine needs Arial and Times New Roman, or the package fonts-liberation.'
      expect(standIns, needed).toBeGreaterThan(0)
      release()
      await expect.poll(() => loadedFaces(page)).not.toHaveLength(0)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      )
      expect(Math.round((await shiftOf(page)) * 1000)).toBe(0)
    },
  )
}

/** Everything a page can leave on the visitor's device, by name. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookies: document.cookie,
  }))

const nothing = { local: [], session: [], databases: [], caches: [], workers: 0, cookies: '' }

test('Reading and calculating leave nothing on the device.', async ({ page }) => {
  for (const path of ['/', '/case-studies', '/sms-optin']) {
    await page.goto(path)
    await hydrated(page)
    expect(await leftBehind(page), path).toEqual(nothing)
  }
  await page.goto('/pricing')
  const calculator = page.locator('#calculator')
  await calculator.getByLabel(/^Tax paid/).fill('20,000')
  await calculator.getByLabel(/^Gross income/).fill('100,000')
  await calculator.getByRole('button', { name: 'Calculate' }).click()
  await expect(calculator.getByRole('definition').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  expect(await leftBehind(page)).toEqual(nothing)
})
