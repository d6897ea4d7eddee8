import type { Page } from '@playwright/test'
import { fixture, pathsOf } from '#test/helpers/builds.ts'
import { desktop, expect, phone, started, test, withoutApplication } from '#test/helpers/test.ts'
import { covers, proves } from '#test/requirements.ts'

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
  ...proves(
    'page-change-top',
    'page-change-focus',
    'page-change-announced',
    'scroll-restoration-manual',
  ),
  async ({ page }) => {
    await page.goto('/')
    await started(page)
    await footerLink(page, 'FAQ').click()
    await expect(page).toHaveURL('/faq')
    await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeFocused()
    expect(await position(page)).toBe(0)
    await expect(page.locator('[aria-live]')).toHaveText(await page.title())

    await footerLink(page, 'Pricing').click()
    await expect(page).toHaveURL('/pricing')
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeFocused()
    await expect(page).toHaveURL('/faq')
    expect(await position(page)).toBe(0)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: /costs/i })).toBeFocused()
    expect(await position(page)).toBe(0)
  },
)

test(...proves('reload-top'), async ({ page }) => {
  await withoutApplication(page)
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await position(page)).toBeGreaterThan(1000)
  await page.reload()
  expect(await position(page)).toBe(0)
})

test(...proves('reload-anchor'), async ({ page }) => {
  await page.goto('/faq#papers')
  const answer = page.locator('#papers')
  await expect(answer).toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.reload()
  await expect(answer).toBeInViewport()
})

test(...proves('link-opens-answer'), async ({ page }) => {
  await page.goto('/who-we-serve')
  await started(page)
  await page.getByText('Can my spouse help?').click()
  await page.getByRole('main').getByRole('link', { name: 'rental losses' }).click()
  await expect(page).toHaveURL('/faq#rentals')
  const question = page.locator('details:has(#rentals) > summary')
  await expect(question).toBeFocused()
  await expect(question).toBeInViewport()
  await expect(page.locator('#rentals')).toBeInViewport()
})

for (const viewport of [phone, desktop]) {
  test(
    `an anchor is shown clear of the header at ${viewport.width} px`,
    covers('anchor-clear-of-header'),
    async ({ page }) => {
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
    },
  )
}

test(...proves('anchor-on-another-page'), async ({ page }) => {
  await page.goto('/pricing')
  await started(page)
  await followLink(page, '/#signs')
  await expect(page).toHaveURL('/#signs')
  await expect(page.getByRole('heading', { name: 'Signs that you need a plan' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Signs that you need a plan' })).toBeInViewport()
})

test(...proves('odd-fragment'), async ({ page }) => {
  await page.goto('/faq')
  await started(page)
  await followLink(page, '/pricing#%')
  await expect(page).toHaveURL(/\/pricing#%$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await position(page)).toBe(0)
})

test(...proves('modified-click'), async ({ page, context }) => {
  await page.goto('/faq')
  await started(page)
  const opened = context.waitForEvent('page')
  await footerLink(page, 'Pricing').click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/pricing')
  await expect(page).toHaveURL('/faq')
})

test(...proves('page-change-no-call', 'policy-holds-on-page-changes'), async ({ page }) => {
  test.setTimeout(90_000)
  await page.goto('/')
  await started(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  const calls: string[] = []
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`
    if (!/^GET \/(assets|images)\//.test(call)) calls.push(call)
  })
  for (const path of [...pathsOf(fixture).slice(1), '/']) {
    await page.evaluate((href) => {
      scrollTo({ top: 600, behavior: 'instant' })
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => position(page)).toBe(0)
  }
  expect(calls).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('data-same-document')
})

test.describe('script of the next page', () => {
  test.use({ expectedErrors: /503|Failed to fetch dynamically imported module/ })

  test(...proves('lost-script'), async ({ page }) => {
    await page.goto('/')
    await started(page)
    await page.route('**/assets/faq-*.js', (route) => route.fulfill({ status: 503, body: '' }))
    await footerLink(page, 'FAQ').click()
    await expect(page).toHaveURL('/faq')
    await expect(page.getByRole('heading', { level: 1, name: /Questions/ })).toBeVisible()
    await page.getByRole('main').locator('summary').first().click()
    await expect(page.getByRole('main').getByRole('group').first()).toHaveAttribute('open')
  })
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|dynamically imported module/ })

  test(...proves('offline-visited-page', 'offline-note'), async ({ page, context }) => {
    await page.goto('/pricing')
    await started(page)
    await footerLink(page, 'FAQ').click()
    await expect(page).toHaveURL('/faq')
    await context.setOffline(true)
    await footerLink(page, 'Pricing').click()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await footerLink(page, 'Who We Serve').click()
    const note = page.getByRole('status').filter({ hasText: 'No connection' })
    await expect(note).toBeVisible()
    await expect(note.getByRole('link')).toHaveAttribute('href', /^tel:/)
    await expect(page).toHaveURL('/pricing')
    const calculator = page.locator('#calculator')
    await calculator.getByLabel(/^Tax paid/).fill('20,000')
    await calculator.getByLabel(/^Gross income/).fill('100,000')
    await calculator.getByRole('button', { name: 'Calculate' }).click()
    await expect(calculator.getByRole('definition').first()).toBeVisible()

    await footerLink(page, 'FAQ').click()
    await expect(page).toHaveURL('/faq')
    await expect(note).toBeHidden()
  })

  test(...proves('offline-opens-when-back'), async ({ page, context }) => {
    await page.setViewportSize(phone)
    await page.goto('/faq')
    await started(page)
    await context.setOffline(true)
    await footerLink(page, 'Pricing').click()
    const note = page.getByRole('status').filter({ hasText: 'No connection' })
    await expect(note).toBeVisible()
    const top = (await page.getByRole('navigation', { name: 'Quick actions' }).boundingBox())?.y
    const box = await note.getByRole('paragraph').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(top ?? 0)
    await footerLink(page, 'Pricing').click()
    await expect(page).toHaveURL('/faq')

    await context.setOffline(false)
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(note).toBeHidden()
  })
})
