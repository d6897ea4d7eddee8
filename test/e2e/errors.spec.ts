import type { Page } from '@playwright/test'
import { violations } from '#test/helpers/axe.ts'
import { desktop, expect, hydrated, phone, readerTest, test } from '#test/helpers/test.ts'
import { shown } from '#test/shown.ts'

const looks = [
  { viewport: phone, colorScheme: 'light' },
  { viewport: desktop, colorScheme: 'dark' },
] as const

async function expectNoViolations(page: Page, part?: string) {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page, part)).toEqual([])
  }
}

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /404|Page not found/ })

  test('axe finds nothing on it', async ({ page }) => {
    await page.goto('/nowhere')
    await expectNoViolations(page)
  })

  test('An unknown address is the not-found page with status 404 and a way home. An unknown address is logged to the console once.', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('Page not found'))
        errors.push(message.text())
    })
    for (const path of ['/blog/no-such-city', '/%3Cscript%3E']) {
      errors.length = 0
      const response = await page.goto(path)
      expect([path, response?.status()]).toEqual([path, 404])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
      await expect.poll(() => errors).toEqual([`Page not found: ${path}`])
    }
    await page.getByRole('main').getByRole('link', { name: /home/i }).click()
    await expect(page).toHaveURL('/')
  })
})

readerTest('Addresses that only look like pages are not found and not indexed.', async ({ request }) => {
  const paths = ['/home', '/services', '/pricing/extra', '/blog/', '/index', '/sitemap', '/cards']
  // The last is a service this firm does not offer.
  for (const path of [...paths, '/tax-debt-relief']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
  const html = await (await request.get('/blog')).text()
  expect(shown(html).values('meta[name=robots]', 'content')).toEqual(['noindex'])
})

test.describe('an island that fails', () => {
  test.use({ expectedErrors: /The ledger is out of balance/ })

  test('An island that fails shows the error screen in its place: title, text without a stack, number to call. axe finds nothing on the not-found page and the error screen.', async ({ page }) => {
    await page.route(/\/assets\/(calculator|tabs|sortable-table|sms-opt-in)-/, (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({
            contentType: 'text/javascript',
            body: 'export function Island() { throw new Error("The ledger is out of balance") }',
          })
        : route.continue(),
    )
    for (const path of ['/about', '/case-studies', '/sms-optin', '/pricing']) {
      await page.goto(path)
      await hydrated(page)
      const screen = page.locator('[data-island]').first().getByRole('alert')
      await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!')
      await expect(screen).toContainText('The ledger is out of balance')
      await expect(screen).not.toContainText('.js:')
      await expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+15035550147;ext=12')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await expectNoViolations(page, '[data-island]')
  })
})
