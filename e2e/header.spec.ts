import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { parse } from 'yaml'
import { desktop, expect, phone, started, test } from './test.ts'

const firm = parse(readFileSync('content/firm.yaml', 'utf8'))

// Spec section 2, header navigation.
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

/** Name and address of every link the visitor can see there. */
const linksIn = (place: Locator) =>
  place
    .getByRole('link')
    .evaluateAll((all) =>
      Object.fromEntries(all.map((link) => [link.textContent, link.getAttribute('href')])),
    )

test('desktop: the header leads home and to the links of its three menus, and stays in view', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  await started(page)
  const nav = page.getByRole('navigation', { name: 'Main' })
  expect(await linksIn(nav)).toEqual({ Home: '/' })
  for (const [name, links] of Object.entries(menus)) {
    await nav.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => linksIn(nav)).toEqual({ Home: '/', ...links })
  }
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  expect(await page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0 })
})

test('phone: a toggle opens and closes a menu with the same links, each group on a tap', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/faq')
  await started(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const toggle = page.getByRole('button', { name: 'Menu' })
  await toggle.click() // the header has stayed in view
  const nav = page.getByRole('navigation', { name: 'Mobile' })
  await expect.poll(() => linksIn(nav)).toEqual({ Home: '/' })
  for (const [name, links] of Object.entries(menus)) {
    await nav.getByText(name, { exact: true }).click()
    await expect.poll(() => linksIn(nav)).toEqual({ Home: '/', ...links })
  }
  await toggle.click()
  await expect(nav).toBeHidden()
})

test('Contact Us opens the form in a new tab, sends it nothing and leaves the page as it is', async ({
  page,
  context,
}) => {
  const asked: { method: string; url: string; data: string | null; referrer?: string }[] = []
  await context.route(`${new URL(firm.schedulingUrl).origin}/**`, (route) => {
    const request = route.request()
    const { referer: referrer } = request.headers()
    asked.push({
      method: request.method(),
      url: request.url(),
      data: request.postData(),
      ...(referrer && { referrer }),
    })
    return route.fulfill({ contentType: 'text/html', body: '<title>The form</title>' })
  })
  await page.goto('/pricing')
  await started(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  const tab = await opened
  await expect(tab).toHaveTitle('The form')
  expect(await tab.evaluate(() => opener)).toBeNull()
  expect(asked).toMatchObject([{ method: 'GET', url: firm.schedulingUrl, data: null }])
  expect(asked[0]?.referrer ?? '').not.toContain('/pricing')
  await expect(page).toHaveURL('/pricing')
})
