import { desktop, expect, phone, test } from './test.ts'

test.use({ javaScriptEnabled: false, expectedErrors: [/404/] })

test('the home page is complete: headings, figures, prices, links', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).and(page.locator('main h2'))).toHaveCount(7)
  for (const figure of ['78', '17', '500', '50', '5', '2000']) {
    await expect(page.getByText(figure, { exact: true })).toHaveCSS('opacity', '1')
  }
  await expect(page.getByRole('link', { name: 'See all pricing' })).toBeVisible()
  await expect(page.getByRole('button', { name: /light and dark/ })).toBeHidden()
})

test('desktop menus open, close each other and lead somewhere', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  await page.getByRole('button', { name: 'About' }).click()
  await page.getByRole('button', { name: 'Services' }).click()
  await expect(page.getByRole('button', { expanded: true })).toHaveText(['Services'])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tax Debt Relief' }).click()
  await expect(page).toHaveURL('/tax-debt-relief')
})

test('the mobile menu opens one group at a time and leads somewhere', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const nav = page.getByRole('navigation', { name: 'Mobile' })
  await nav.getByText('About', { exact: true }).click()
  await nav.getByText('Resources', { exact: true }).click()
  await expect(nav.getByRole('link', { name: 'FAQ' })).toBeHidden()
  await nav.getByRole('link', { name: 'Case Studies' }).click()
  await expect(page).toHaveURL('/case-studies')
})

test('ticked signs are counted', async ({ page }) => {
  await page.goto('/')
  const signs = page.getByRole('region', { name: /outgrown your CPA/ })
  await signs.getByRole('checkbox').nth(1).check()
  await signs.getByRole('checkbox').nth(4).check()
  await expect(signs).toMatchAriaSnapshot('- paragraph: 2 of 7')
})

test('an unknown address is the not-found page with a way home', async ({ page }) => {
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
})
