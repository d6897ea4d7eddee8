import { violations } from '#tests/helpers/axe.ts'
import { firm } from '#tests/helpers/content.ts'
import { expect, phone, test } from '#tests/helpers/test.ts'
import { telephone } from '../../src/lib/telephone.ts'

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /404|Page not found/ })

  test('answers with status 404, a link home and one line in the console', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Page not found')) errors.push(message.text())
    })
    const response = await page.goto('/blog/%3Cscript%3E')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect.poll(() => errors).toEqual(['Page not found: /blog/%3Cscript%3E'])
    expect(await violations(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: /home/i }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('a tool that fails', () => {
  test.use({ expectedErrors: /The ledger is out of balance/ })

  test('shows the error and a number to call', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.route('**/_astro/savings-calculator.*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function SavingsCalculator() { throw new Error("The ledger is out of balance") }',
      }),
    )
    await page.goto('/pricing#calculator')
    const screen = page.getByRole('alert')
    await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!')
    await expect(screen).toContainText('The ledger is out of balance')
    await expect(screen).not.toContainText('.js:')
    await expect(screen.getByRole('link')).toHaveAttribute('href', telephone(firm.phone))
    expect(await violations(page, '[role=alert]')).toEqual([])
  })
})
