import type { Locator, Page } from '@playwright/test'
import { expectKeyboardOrder } from '#tests/helpers/pages.ts'
import { desktop, expandedButtons, expect, hydrated, phone, test } from '#tests/helpers/test.ts'

const menus = {
  About: {
    'Learn about Our Firm': '/about-our-firm',
    'Who We Serve': '/who-we-serve',
    FAQ: '/faq',
  },
  Services: {
    'Tax Planning': '/tax-planning',
    'Outsourced CFO': '/outsourced-cfo',
    'Tax Preparation': '/tax-preparation',
    Accounting: '/accounting',
    'Business Formation/Dissolution': '/business-formation',
    'Buy/Sell Business': '/buy-sell-business',
    'Tax Debt Relief': '/tax-debt-relief',
    'Other Services': '/other-services',
  },
  Resources: {
    Pricing: '/pricing',
    'Learning Library': '/learning-library',
    'Case Studies': '/case-studies',
  },
}
const booking = 'https://schedule.fairshare.example/consultation'

/** Name and address of every link the visitor can see there. */
const linksIn = (place: Locator) =>
  place
    .getByRole('link')
    .evaluateAll((all) => Object.fromEntries(all.map((link) => [link.textContent, link.getAttribute('href')])))

test.describe('menus of a wide window', () => {
  const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
  const button = (page: Page, name: string) => nav(page).getByRole('button', { name })
  const opened = (page: Page) => expect.poll(() => expandedButtons(page))

  test.beforeEach(({ page }) => page.goto('/'))

  test('The header stays in view and leads to every page of its menus, of which one at a time is open.', async ({
    page,
  }) => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0 })
    expect(await linksIn(nav(page))).toEqual({ Home: '/' })
    for (const [name, links] of Object.entries(menus)) {
      await button(page, name).click()
      await opened(page).toEqual([name])
      await expect.poll(() => linksIn(nav(page))).toEqual({ Home: '/', ...links })
    }
    await button(page, 'Resources').click()
    await opened(page).toEqual([])
    await expect(nav(page).getByRole('link', { name: 'Pricing' })).toBeHidden()
    await button(page, 'About').click()
    await page.mouse.click(10, 450)
    await opened(page).toEqual([])
  })

  test('Choosing a link closes the menu, and the current page is marked.', async ({ page }) => {
    const home = nav(page).getByRole('link', { name: 'Home' })
    await expect(home).toHaveAttribute('aria-current', 'page')
    await button(page, 'Services').click()
    await nav(page).getByRole('link', { name: 'Accounting' }).click()
    await expect(page).toHaveURL('/accounting')
    await opened(page).toEqual([])
    await expect(home).not.toHaveAttribute('aria-current')
    await button(page, 'Services').click()
    const current = nav(page).getByRole('link', { name: 'Accounting' })
    await expect(current).toHaveAttribute('aria-current', 'page')
  })

  test('Arrow keys, Home and End walk through an open menu and wrap; Escape and Tab close it.', async ({ page }) => {
    await button(page, 'Resources').press('Enter')
    for (const [key, name] of [
      ['ArrowDown', 'Pricing'],
      ['ArrowDown', 'Learning Library'],
      ['End', 'Case Studies'],
      ['ArrowDown', 'Pricing'],
      ['ArrowUp', 'Case Studies'],
      ['Home', 'Pricing'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(nav(page).getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(button(page, 'Resources')).toBeFocused()
    await opened(page).toEqual([])
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    await opened(page).toEqual([])
    await expect(page.getByRole('banner').getByRole('link', { name: /555/ })).toBeFocused()
  })
})

test.describe('menu of a phone', () => {
  test.use({ viewport: phone })

  test('On a phone a toggle opens and closes a menu with the same links, of which one group at a time is open.', async ({
    page,
  }) => {
    await page.goto('/faq')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const toggle = page.getByRole('button', { name: 'Menu' })
    await toggle.click() // the header has stayed in view
    const nav = page.getByRole('navigation', { name: 'Mobile' })
    await expect.poll(() => linksIn(nav)).toEqual({ Home: '/' })
    const book = page.locator('#mobile-menu').getByRole('link', { name: /Contact Us/ })
    await expect(book).toHaveAttribute('href', booking)
    for (const [name, links] of Object.entries(menus)) {
      await nav.getByText(name, { exact: true }).click()
      await expect.poll(() => linksIn(nav)).toEqual({ Home: '/', ...links })
    }
    await nav.getByText('Resources', { exact: true }).click()
    await expect.poll(() => linksIn(nav)).toEqual({ Home: '/' })
    await toggle.click()
    await expect(nav).toBeHidden()
    await toggle.click()
    await page.setViewportSize(desktop)
    await page.setViewportSize(phone)
    await expect(nav).toBeHidden()
  })

  test('Choosing a link closes the mobile menu; that of the current page goes to its top.', async ({ page }) => {
    const nav = page.getByRole('navigation', { name: 'Mobile' })
    for (const path of ['/', '/pricing']) {
      await page.goto(path)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Menu' }).click()
      await nav.getByText('Resources', { exact: true }).click()
      await nav.getByRole('link', { name: 'Pricing' }).click()
      await expect(page).toHaveURL('/pricing')
      await expect(nav).toBeHidden()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    }
  })

  test('Tab reaches every control once, in order, with a ring, uncovered.', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/pricing')
    await hydrated(page)
    await expectKeyboardOrder(page)
  })
})

test('Contact Us opens the booking form in a new tab, without opener or the path of the page.', async ({
  page,
  context,
}) => {
  await context.route(booking, (route) => route.fulfill({ body: 'The form' }))
  await page.goto('/pricing')
  const asked = context.waitForEvent('request', (request) => request.url() === booking)
  const opened = context.waitForEvent('page')
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  expect(await (await opened).evaluate(() => opener)).toBeNull()
  expect((await asked).headers().referer ?? '').not.toContain('/pricing')
  await expect(page).toHaveURL('/pricing')
})

// Its pages, articles and social links: sample/specification.spec.ts.
test('The footer has phone, client portal, payment, address, licenses and who the firm is not.', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  expect(await linksIn(footer)).toMatchObject({
    '(615) 555-0142': 'tel:+16155550142',
    'Client portal (opens in a new tab)': 'https://portal.fairshare.example',
    'Pay an invoice (opens in a new tab)': 'https://pay.fairshare.example',
  })
  await expect(footer).toContainText('100 Sample Street, Suite 000, Nashville, TN 00000')
  await expect(footer).toContainText('CPA licenses: Tennessee 00000 (sample)')
  await expect(footer).toContainText('is a private firm and is not affiliated with the IRS')
})
