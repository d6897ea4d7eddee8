import { brokenPageError, brokenScript, openBrokenPage } from './broken-page.ts'
import { expectQuickActions } from './quick-actions.ts'
import { expect, phone, started, test } from './test.ts'

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /404|Page not found/ })

  test('is the not-found page with status 404, logged once, with a way home', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('Page not found'))
        errors.push(message.text())
    })
    for (const path of [
      '/home',
      '/services',
      '/blog',
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
    await page.getByRole('main').getByRole('link', { name: /home/i }).click()
    await expect(page).toHaveURL('/')
  })

  test('one inside the application is the same page, logged once', async ({ page }) => {
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

test.describe('an error in a page', () => {
  test.use({ expectedErrors: /The ledger is out of balance/ })

  test('shows its text on the error screen, without a stack, and a way home', async ({ page }) => {
    await openBrokenPage(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    )
    const main = page.getByRole('main')
    await expect(main).toContainText(brokenPageError)
    await expect(main).not.toContainText('.js:')
    await page.unroute(brokenScript)
    await main.getByRole('link', { name: /home/i }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: /Strategic Tax/ })).toBeVisible()
  })
})
