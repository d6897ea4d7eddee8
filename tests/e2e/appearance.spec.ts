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

test("The switch goes from the system's theme to light and dark and back. The browser's own bars follow, and each theme is announced.", async ({
  page,
}) => {
  const themeSwitch = page.getByRole('button', { name: /light and dark/ })
  const bars = () =>
    page.evaluate(() => {
      const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      canvas.fillStyle = colors.find(({ media }) => matchMedia(media).matches)?.content ?? ''
      canvas.fillRect(0, 0, 1, 1)
      return `rgb(${[...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(', ')})`
    })
  const expectTheme = async (color: string, name: string) => {
    await expect(themeSwitch).toHaveAccessibleDescription(name)
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(name)
    expect([await background(page), await bars()]).toEqual([color, color])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/faq')
  await expectTheme(day, 'Same as your system')
  await themeSwitch.press('Enter')
  await expectTheme(night, 'Always dark')
  await page.reload()
  await expectTheme(night, 'Always dark')
  await themeSwitch.press('Space')
  await expectTheme(day, 'Always light')
  await themeSwitch.press('Enter')
  await expectTheme(day, 'Same as your system')
  expect(await leftBehind(page)).toEqual(nothing)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectTheme(night, 'Same as your system')
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

test('Faces that arrive late move nothing.', async ({ page }) => {
  await watchShifts(page)
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const release = await hold(page, '**/*.woff2')
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
    release()
    await facesReady(page)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    // Other faces than Arial and Times New Roman, or fonts-liberation, stand in with other widths.
    expect(Math.round((await shiftOf(page)) * 1000), `${viewport.width} px`).toBe(0)
    await page.unrouteAll()
  }
})

test.describe('dated parts', () => {
  // Faces that come after the first paint of a busy machine move lines by themselves: here none comes.
  test.use({ expectedErrors: /Failed to decode downloaded font|OTS parsing error/ })

  test('A dated notice is there from its first day to its last, where the firm is, and moves nothing.', async ({
    page,
  }) => {
    const notice = page.getByRole('region', { name: 'Notice' })
    const html = '<section aria-label="Notice" data-from="2027-03-16" data-until="2027-04-30">Closed</section>'
    await page.route('/contact', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('<main', `${html}<main`) })
    })
    await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }))
    await watchShifts(page)
    for (const [time, visible] of [
      ['2027-03-15T23:59:00-05:00', false],
      ['2027-03-16T00:00:00-05:00', true],
      ['2027-04-30T23:59:00-05:00', true],
      ['2027-05-01T00:00:00-05:00', false],
    ] as const) {
      await page.clock.setFixedTime(new Date(time))
      await page.goto('/contact')
      await facesReady(page)
      await expect(notice, time).toBeVisible({ visible })
      expect(await shiftOf(page), time).toBe(0)
    }
  })

  test('A sentence with a last day is there on that day and gone the day after, and so is a tool with its figures.', async ({
    page,
  }) => {
    const cutoff = page.getByText('sign and send your documents by November 30')
    const tool = page.getByRole('button', { name: 'Compare' })
    for (const [time, path, what, visible] of [
      ['2026-11-30T23:59:00-06:00', '/tax-planning', cutoff, true],
      ['2026-12-01T00:00:00-06:00', '/tax-planning', cutoff, false],
      ['2026-12-31T23:59:00-06:00', '/business-formation', tool, true],
      ['2027-01-01T00:00:00-06:00', '/business-formation', tool, false],
    ] as const) {
      await page.clock.setFixedTime(new Date(time))
      await page.goto(path)
      await expect(what, time).toBeVisible({ visible })
    }
  })
})
