import type { Page } from '@playwright/test'
import { desktop, expect, facesReady, phone, test, withoutScriptFiles } from '#test/helpers/test.ts'

// Links, anchors, Back and reload without the back/forward cache, which Playwright switches off; with
// it: back-forward.spec.ts.

const position = (page: Page) => page.evaluate(() => Math.round(scrollY))
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** A link that no page of the site has. */
async function followLink(page: Page, href: string) {
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    link.textContent = 'A test link'
    document.querySelector('h1')?.after(link)
  }, href)
  await page.getByRole('link', { name: 'A test link' }).click()
}

test(
  'A page change starts at the top. After a page change the keyboard starts at the top of the page. A page change is one of documents, with the title of the new page for the browser to read out.',
  async ({ page }) => {
    await page.goto('/')
    const home = await page.title()
    await footerLink(page, 'FAQ').click()
    await expect(page).toHaveURL('/faq')
    expect(await page.title()).not.toBe(home)
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(
      page.url(),
    )
    expect(await position(page)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  },
)

test('After the first page its script and faces come from the cache.', async ({ page }) => {
  await page.goto('/')
  await facesReady(page)
  await footerLink(page, 'FAQ').click()
  await expect(page).toHaveURL('/faq')
  await facesReady(page)
  const sent = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/main-|\.woff2$/.test(name))
        .map(({ transferSize }) => transferSize),
    )
  await expect.poll(async () => (await sent()).length).toBeGreaterThanOrEqual(3)
  expect(new Set(await sent())).toEqual(new Set([0]))
})

test('Back and Forward start at the top: scroll restoration is manual.', async ({ page }) => {
  await page.goto('/faq')
  await footerLink(page, 'Pricing').click()
  await expect(page).toHaveURL('/pricing')
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  expect(await position(page)).toBe(0)
  await page.goForward()
  await expect(page).toHaveURL('/pricing')
  expect(await position(page)).toBe(0)
})

test('Pages fade into each other, but not with reduced motion.', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) =>
      Object.assign(window, { fades: viewTransition !== null }),
    )
  })
  const fades = () => page.evaluate(() => (window as unknown as { fades?: boolean }).fades)
  await page.goto('/faq')
  await footerLink(page, 'Pricing').click()
  await expect(page).toHaveURL('/pricing')
  await expect.poll(fades).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await footerLink(page, 'FAQ').click()
  await expect(page).toHaveURL('/faq')
  await expect.poll(fades).toBe(false)
})

test('A reload starts at the top, even when the script never comes.', async ({ page }) => {
  await withoutScriptFiles(page)
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await position(page)).toBeGreaterThan(1000)
  await page.reload()
  expect(await position(page)).toBe(0)
})

test('A link to an answer on another page opens it and focuses its question. A reload of an address with an anchor arrives at the anchor, its answer open.', async ({ page }) => {
  await page.goto('/who-we-serve')
  await page.getByText('Can my spouse help?').click()
  await page.getByRole('main').getByRole('link', { name: 'rental losses' }).click()
  await expect(page).toHaveURL('/faq#rentals')
  const question = page.locator('details:has(#rentals) > summary')
  await expect(question).toBeFocused()
  await expect(question).toBeInViewport()
  await expect(page.locator('#rentals')).toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.reload()
  await expect(page.locator('#rentals')).toBeInViewport()
})

test('An anchor in the address is shown clear of the header.', async ({ page }) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    for (const address of ['/#comparison', '/pricing#tax-planning', '/pricing#tax-preparation']) {
      await page.goto(address)
      const bar = await page.getByRole('banner').boundingBox()
      const target = page.locator(`[id="${address.split('#')[1]}"]`)
      await expect(target).toBeInViewport()
      const box = await target.boundingBox()
      expect(box?.y, address).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1)
      expect(box?.y, address).toBeLessThan(viewport.height / 2)
    }
  }
})

test('A link to an anchor on another page arrives there, and the keyboard starts from it.', async ({ page }) => {
  await page.goto('/pricing')
  await followLink(page, '/#signs')
  await expect(page).toHaveURL('/#signs')
  const signs = page.getByRole('region', { name: 'Signs that you need a plan' })
  await expect(signs).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(signs.getByRole('checkbox').first()).toBeFocused()
})

test('A modified click opens a tab and leaves the page alone.', async ({ page, context }) => {
  await page.goto('/faq')
  const opened = context.waitForEvent('page')
  await footerLink(page, 'Pricing').click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/pricing')
  await expect(page).toHaveURL('/faq')
})

test('A fragment that cannot be decoded stops no script.', async ({ page }) => {
  await page.goto('/faq')
  await followLink(page, '/about-our-firm#%')
  await expect(page).toHaveURL(/\/about-our-firm#%$/)
  expect(await position(page)).toBe(0)
  // What comes later in the script has run.
  await expect(page.locator('[data-reveal][data-state="waiting"]').first()).toBeAttached()
})
