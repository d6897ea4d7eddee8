import { desktop, expect, phone, test } from './test.ts'

// The application script is held back for good: whatever answers here does so before it starts.
test.beforeEach(async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
})

test('the menu button answers a tap made before the script has started', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const nav = page.getByRole('navigation', { name: 'Mobile' })
  await nav.getByText('Services', { exact: true }).click()
  await nav.getByRole('link', { name: 'Tax Planning' }).click()
  await expect(page).toHaveURL('/tax-planning')
})

test('desktop menus and the theme switch answer before the script has started', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.getByRole('button', { name: /light and dark/ }).click()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await page.getByRole('button', { name: 'About' }).click()
  await page.getByRole('link', { name: 'Who We Serve' }).first().click()
  await expect(page).toHaveURL('/who-we-serve')
})

test('figures come forward by themselves when the script never starts', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const figure = page.getByText('500', { exact: true })
  await expect(figure).toHaveCSS('opacity', '0')
  // CSS waits twelve seconds of its own time; the animation is moved there, not waited for.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(figure).toHaveCSS('opacity', '1')
})

test('a picture that has come loses its placeholder before the script has started', async ({
  page,
}) => {
  await page.goto('/accounting')
  const tile = page.getByRole('img', { name: /ledger/ }).locator('..')
  await expect(tile).toHaveAttribute('data-state', 'loading')
  await expect(tile).toHaveCSS('background-image', 'none')
})
