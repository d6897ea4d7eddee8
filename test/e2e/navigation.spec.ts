import type { Locator, Page } from '@playwright/test'
import { navigation } from '#app/content/pages.ts'
import { testFirm } from '#test/firm-content.ts'
import { expectKeyboardOrder } from '#test/helpers/pages.ts'
import {
  desktop,
  expandedButtons,
  expect,
  facesReady,
  hydrated,
  phone,
  test,
} from '#test/helpers/test.ts'

/** The links of each group by their names. */
const linksOf = (part: 'menu' | 'footer') =>
  Object.fromEntries(
    navigation(testFirm, part).map(({ label, links }) => [
      label.plain,
      Object.fromEntries(links.map((link) => [link.label.plain, link.to.plain])),
    ]),
  )
const menus = linksOf('menu')
const booking = 'https://book.alderfinch.example/first-call?source=site&kind=call'

/** Name and address of every link the visitor can see there. */
const linksIn = (place: Locator) =>
  place
    .getByRole('link')
    .evaluateAll((all) =>
      Object.fromEntries(all.map((link) => [link.textContent, link.getAttribute('href')])),
    )

test.describe('menus of a wide window', () => {
  const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
  const button = (page: Page, name: string) => nav(page).getByRole('button', { name })
  const opened = (page: Page) => expect.poll(() => expandedButtons(page))

  test.beforeEach(({ page }) => page.goto('/'))

  test('The header leads home and, by its menus, to every page they list. A menu opens under its button and inside the window.', async ({ page }) => {
    expect(await linksIn(nav(page))).toEqual({ Home: '/' })
    for (const [name, links] of Object.entries(menus)) {
      await button(page, name).click()
      await expect.poll(() => linksIn(nav(page))).toEqual({ Home: '/', ...links })
      const [above, below] = [
        await button(page, name).boundingBox(),
        await page.locator(':popover-open').boundingBox(),
      ]
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
      expect(Math.abs((below?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(200)
      expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThanOrEqual(desktop.width)
    }
  })

  test('The header stays at the top of the window while the page scrolls.', async ({ page }) => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0 })
  })

  test('Only one menu is open at a time, and the button of an open menu closes it. A click outside closes an open menu.', async ({ page }) => {
    for (const name of Object.keys(menus)) {
      await button(page, name).click()
      await opened(page).toEqual([name])
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

  test('The skip link is the first stop of the keyboard and leads past the header.', async ({ page }) => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('banner').getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)
  })

  test('Arrow keys, Home and End walk through the links of an open menu and wrap. Escape closes a menu and returns the focus to its button.', async ({ page }) => {
    await button(page, 'Resources').click()
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
  })

  test('Moving the focus out of an open menu closes it.', async ({ page }) => {
    await button(page, 'Resources').press('Enter')
    await page.keyboard.press('End')
    await expect(nav(page).getByRole('link', { name: 'Case Studies' })).toBeFocused()
    await page.keyboard.press('Tab')
    await opened(page).toEqual([])
    await expect(page.getByRole('banner').getByRole('link', { name: /555/ })).toBeFocused()
  })
})

test.describe('mobile menu', () => {
  test.use({ viewport: phone })

  test('On a phone a toggle opens and closes a menu with the same links. On a phone one group of links is open at a time, or none.', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const toggle = page.getByRole('button', { name: 'Menu' })
    await toggle.click() // the header has stayed in view
    const nav = page.getByRole('navigation', { name: 'Mobile' })
    await expect.poll(() => linksIn(nav)).toEqual({ Home: '/' })
    const sheet = page.locator('#mobile-menu')
    await expect(sheet.getByRole('link', { name: /Contact Us/ })).toHaveAttribute('href', booking)
    for (const [name, links] of Object.entries(menus)) {
      await nav.getByText(name, { exact: true }).click()
      await expect.poll(() => linksIn(nav)).toEqual({ Home: '/', ...links })
    }
    await nav.getByText('Resources', { exact: true }).click()
    await expect.poll(() => linksIn(nav)).toEqual({ Home: '/' })
    await toggle.click()
    await expect(nav).toBeHidden()
  })

  test('The mobile menu closes when the window grows, and the focus stays in the header.', async ({ page }) => {
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: 'Mobile' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await nav.getByRole('link', { name: 'Home' }).focus()
    await page.setViewportSize(desktop)
    await expect(page.getByRole('banner').locator('a[href="/"]').first()).toBeFocused()
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
})

test('Contact Us opens the booking form in a new tab, without data, opener or the path of the page.', async ({ page, context }) => {
  const asked: { method: string; url: string; data: string | null; referrer: string }[] = []
  await context.route('https://book.alderfinch.example/**', (route) => {
    const request = route.request()
    const { referer = '' } = request.headers()
    asked.push({
      method: request.method(),
      url: request.url(),
      data: request.postData(),
      referrer: referer,
    })
    return route.fulfill({ contentType: 'text/html', body: '<title>The form</title>' })
  })
  await page.goto('/pricing')
  const opened = context.waitForEvent('page')
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  const tab = await opened
  await expect(tab).toHaveTitle('The form')
  expect(await tab.evaluate(() => opener)).toBeNull()
  expect(asked).toMatchObject([{ method: 'GET', url: booking, data: null }])
  expect(asked[0]?.referrer).not.toContain('/pricing')
  await expect(page).toHaveURL('/pricing')
})

test('The footer has pages, articles, social links, client portal, payment, phone, booking, tagline, hours, address, licenses and legal lines.', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  expect(await linksIn(footer)).toMatchObject({
    ...Object.assign({}, ...Object.values(linksOf('footer'))),
    '(503) 555-0147 ext. 12': 'tel:+15035550147;ext=12',
  })
  for (const { name, url } of testFirm.firm.social) {
    await expect(footer.getByRole('link', { name: name.plain })).toHaveAttribute('href', url.plain)
  }
  const book = footer.getByRole('link', { name: 'Schedule Your Consultation Now' })
  await expect(book).toHaveAttribute('href', booking)
  await expect(book).toHaveAttribute('target', '_blank')
  for (const words of [
    'Plan in May, not in "oh no" April.',
    'Monday-Wednesday 8:30am-4:30pm, Thursday 10am-7pm, Saturday 9am-12pm',
    'Alder & Finch Tax Partners LLP (invented) is a private firm and is not affiliated with the IRS',
    '7 Signal Street, Suite 2B, Portland, OR 97000',
    'OR-7301',
    'ID-2288',
  ]) {
    await expect(footer).toContainText(words)
  }
})

test('Tab reaches every control once, in order, with a ring, uncovered.', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/pricing']) {
    await page.goto(path)
    await hydrated(page)
    await expectKeyboardOrder(page)
  }
})

test('A name of 40 letters and a phone extension leave header and footer whole.', async ({ page }) => {
  await page.goto('/contact')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Alder & Finch' }).evaluate((link) => {
    const brand = link.querySelector('span')
    if (!brand?.firstChild) throw new Error('The header shows no name.')
    brand.dataset.long = 'true' // what the header gives a long name
    brand.firstChild.textContent = 'Alder & Finch Property & Tax Accountants'
  })
  await facesReady(page)
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width)
    // What an anchor leaves free above its place (scroll-padding in base.css).
    expect((await header.boundingBox())?.height, `${width}`).toBeLessThanOrEqual(96)
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('header a, header button, footer a')]
        .filter((each) => each.checkVisibility())
        .filter((each) => each.getBoundingClientRect().right > innerWidth)
        .map((each) => each.textContent),
    )
    expect(outside, `${width}`).toEqual([])
  }
})
