import type { Page } from '@playwright/test'
import { findBrowser } from '#test/find-browser.ts'
import { fixture, pageOf, pathsOf } from '#test/helpers/builds.ts'
import { alice, smsForm } from '#test/helpers/sms-form.ts'
import { expect, hydrated, phone, test } from '#test/helpers/test.ts'

// Playwright switches the back/forward cache off; here it is on, as for visitors.

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache']
    await use({ ...launchOptions, executablePath: findBrowser(), ignoreDefaultArgs })
  },
  expectedErrors: /ERR_INTERNET_DISCONNECTED/,
})

type Marked = { returned?: boolean }

/** Leaves the page for another one, does something there, and comes back to the same document. */
async function leaveAndReturn(
  page: Page,
  leave: () => Promise<unknown>,
  elsewhere = async () => {},
) {
  const path = new URL(page.url()).pathname
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) =>
      Object.assign(window, { returned: persisted } satisfies Marked),
    ),
  )
  await leave()
  await page.waitForURL((url) => url.pathname !== path)
  await page.waitForLoadState()
  await elsewhere()
  // A page from the cache is never loaded, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' })
  const returned = () => page.evaluate(() => (window as unknown as Marked).returned)
  await expect.poll(returned, path).toBe(true)
}

const follow = (page: Page, href: string) => () =>
  page.getByRole('contentinfo').locator(`a[href="${href}"]`).first().click()

test('Every page comes back whole from the back/forward cache. Without a connection Back opens the page that was left.', async ({ page, context }) => {
  // Only what a page runs can keep it out of the cache.
  const byScripts = Map.groupBy(pathsOf(fixture), (path) => {
    const { values } = pageOf(fixture, path)
    return [...values('script', 'data-modules'), ...values('div', 'data-island')].join()
  })
  expect(byScripts.size).toBeGreaterThan(3)
  for (const [path = '/'] of byScripts.values()) {
    await page.goto(path)
    await hydrated(page)
    const elsewhere = path === '/faq' ? '/pricing' : '/faq'
    await leaveAndReturn(page, follow(page, elsewhere), () => context.setOffline(true))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(false)
  }
})

test('On return a page starts at its top or anchor, with its menus closed and the present theme.', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Menu' }).click()
  await leaveAndReturn(
    page,
    () => page.evaluate(() => location.assign('/faq#papers')),
    () => page.getByRole('button', { name: /light and dark/ }).click(),
  )
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')

  await page.goForward({ waitUntil: 'commit' })
  const answer = page.locator('#papers')
  await expect(answer).toBeInViewport()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(answer).not.toBeInViewport()
  await leaveAndReturn(page, follow(page, '/pricing'))
  await expect(answer).toBeInViewport()
})

test('the SMS form keeps name and number, not consent', async ({ page }) => {
  await page.goto('/sms-optin')
  await hydrated(page)
  const form = smsForm(page)
  await form.fill(alice)
  await expect(form.button).toBeEnabled()
  await leaveAndReturn(page, () => page.getByRole('link', { name: 'SMS Terms' }).first().click())
  await expect(form.consent).not.toBeChecked()
  await expect(form.button).toBeDisabled()
  await expect(form.name).toHaveValue(alice.name)
  await expect(form.number).toHaveValue(alice.phone)
})
