import type { Page } from '@playwright/test'
import { violations } from '#test/helpers/axe.ts'
import { expectQuickActions } from '#test/helpers/pages.ts'
import { desktop, expect, phone, readerTest, started, test } from '#test/helpers/test.ts'
import { proves } from '#test/requirements.ts'

const looks = [
  { viewport: phone, colorScheme: 'light' },
  { viewport: desktop, colorScheme: 'dark' },
] as const

async function expectNoViolations(page: Page) {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page)).toEqual([])
  }
}

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /404|Page not found/ })

  test(...proves('not-found-page', 'not-found-logged', 'axe-on-error-pages'), async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('Page not found'))
        errors.push(message.text())
    })
    for (const path of [
      '/home',
      '/services',
      '/tax-debt-relief', // a service this firm does not offer
      '/blog/no-such-city',
      '/pricing/extra',
      '/%3Cscript%3E',
    ]) {
      errors.length = 0
      const response = await page.goto(path)
      expect([path, response?.status()]).toEqual([path, 404])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
      await started(page)
      await expect.poll(() => errors).toEqual([`Page not found: ${path}`])
    }
    await expectNoViolations(page)
    await page.getByRole('main').getByRole('link', { name: /home/i }).click()
    await expect(page).toHaveURL('/')
  })

  test(...proves('not-found-inside'), async ({ page }) => {
    const errors: string[] = []
    await page.setViewportSize(phone)
    await page.goto('/')
    await started(page)
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.evaluate(() => {
      history.pushState({}, '', '/gone')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect.poll(() => errors).toEqual(['Page not found: /gone'])
    await expectQuickActions(page)
  })
})

readerTest(...proves('not-found-lookalikes'), async ({ request }) => {
  for (const path of ['/home', '/services', '/blog', '/blog/', '/index', '/sitemap', '/cards']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
  const html = await (await request.get('/blog')).text()
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test.describe('an error in a page', () => {
  test.use({ expectedErrors: /The ledger is out of balance/ })

  test(...proves('error-screen', 'axe-on-error-pages'), async ({ page }) => {
    await page.goto('/')
    await started(page)
    await page.route('**/assets/faq-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Component() { throw new Error("The ledger is out of balance") }',
      }),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Unexpected Application Error!')
    const main = page.getByRole('main')
    await expect(main).toContainText('The ledger is out of balance')
    await expect(main).not.toContainText('.js:')
    await expectNoViolations(page)
    await page.unrouteAll()
    await main.getByRole('link', { name: /home/i }).click()
    await expect(page).toHaveURL('/')
    await expect(heading).toHaveText('A tax plan before the year is over')
  })
})
