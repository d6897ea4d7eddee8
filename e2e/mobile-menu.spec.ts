import { desktop, expect, phone, started, test } from './test.ts'

test.use({ viewport: phone })

test('the menu holds Home, three groups with one open at a time, and Contact Us', async ({
  page,
}) => {
  await page.goto('/')
  await started(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const nav = page.getByRole('navigation', { name: 'Mobile' })
  await expect(nav.getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(page.locator('#mobile-menu').getByRole('link', { name: /Contact Us/ })).toBeVisible()

  await nav.getByText('About', { exact: true }).click()
  await expect(nav.getByRole('link', { name: 'FAQ' })).toBeVisible()
  await nav.getByText('Services', { exact: true }).click()
  await expect(nav.getByRole('link', { name: 'Tax Planning' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'FAQ' })).toBeHidden()
  await nav.getByText('Services', { exact: true }).click()
  await expect(nav.getByRole('link', { name: 'Tax Planning' })).toBeHidden()

  // It closes when the window grows, and does not lose the keyboard's place.
  await nav.getByRole('link', { name: 'Home' }).focus()
  await page.setViewportSize(desktop)
  await expect(page.getByRole('banner').locator('a[href="/"]').first()).toBeFocused()
  await page.setViewportSize(phone)
  await expect(nav).toBeHidden()
})

test('choosing a link closes the menu; that of the page the visitor is on goes to the top', async ({
  page,
}) => {
  await page.goto('/')
  await started(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const nav = page.getByRole('navigation', { name: 'Mobile' })
  await nav.getByText('Resources', { exact: true }).click()
  await nav.getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(nav).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Menu' }).click()
  await nav.getByRole('link', { name: 'Pricing' }).click()
  await expect(nav).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
