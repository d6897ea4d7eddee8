import type { Locator, Page } from '@playwright/test'
import { firm } from '#tests/helpers/content.ts'
import { desktop, expect, hydrated, phone, test, testWithoutScript } from '#tests/helpers/test.ts'
import { menus as groups } from '../../src/layouts/links.ts'

/** The number of links in each menu. Home comes before them. */
const menus = Object.fromEntries(groups.map(({ label, links }) => [label, links.length]))

const expectOpen = (nav: Locator, count = 0) => expect(nav.getByRole('link')).toHaveCount(1 + count)

const wideNav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const phoneNav = (page: Page) => page.getByRole('navigation', { name: 'Mobile' })
const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })

testWithoutScript('opens one menu at a time, in a header that stays in view, without JavaScript', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  expect(await page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0 })
  const nav = wideNav(page)
  const home = nav.getByRole('link', { name: 'Home' })
  await expect(home).toHaveAttribute('aria-current', 'page')
  await expectOpen(nav, 0)
  for (const [name, count] of Object.entries(menus)) {
    await button(page, name).click()
    await expectOpen(nav, count)
  }
  await button(page, 'Resources').click()
  await expectOpen(nav, 0)
  await button(page, 'About').click()
  await expectOpen(nav, menus.About)
  await page.mouse.click(10, 450)
  await expectOpen(nav, 0)
  const accounting = nav.getByRole('link', { name: 'Accounting' })
  await button(page, 'Services').click()
  await accounting.click()
  await expect(page).toHaveURL('/accounting')
  await expectOpen(nav, 0)
  await expect(home).not.toHaveAttribute('aria-current')
  await button(page, 'Services').click()
  await expect(accounting).toHaveAttribute('aria-current', 'page')

  await page.setViewportSize(phone)
  await page.goto('/faq')
  await button(page, 'Menu').click()
  for (const [name, count] of Object.entries(menus)) {
    await phoneNav(page).getByText(name, { exact: true }).click()
    await expectOpen(phoneNav(page), count)
  }
  await phoneNav(page).getByText('Resources', { exact: true }).click()
  await expectOpen(phoneNav(page), 0)
  await button(page, 'Menu').click()
  await expect(phoneNav(page)).toBeHidden()
})

test('moves through an open menu with arrow keys, Home and End', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle') // The script for these keys loads after the first paint.
  const [nav, resources] = [wideNav(page), button(page, 'Resources')]
  await resources.press('Enter')
  for (const [key, name] of [
    ['ArrowDown', 'Pricing'],
    ['ArrowDown', 'Learning Library'],
    ['End', 'Case Studies'],
    ['ArrowDown', 'Pricing'],
    ['ArrowUp', 'Case Studies'],
    ['Home', 'Pricing'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(nav.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(resources).toBeFocused()
  await expectOpen(nav, 0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await expect(nav.getByRole('link', { name: 'Case Studies' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expectOpen(nav, 0)
  await expect(page.getByRole('banner').getByRole('link', { name: firm.phone })).toBeFocused()
})

test('closes the mobile menu after a choice and when the viewport widens', async ({ page }) => {
  await page.setViewportSize(phone)
  // The script that closes the menu loads after the first paint.
  await page.goto('/faq', { waitUntil: 'networkidle' })
  const [nav, toggle] = [phoneNav(page), button(page, 'Menu')]
  await toggle.click()
  // Without a phone app, tel: links open a browser dialog.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }))
  await page.locator('#mobile-menu').getByRole('link', { name: firm.phone }).click()
  await expect(nav).toBeHidden()
  await toggle.click()
  await expect(nav).toBeVisible()
  await page.setViewportSize(desktop)
  await expect(page.locator('#mobile-menu:popover-open')).toHaveCount(0)
  await page.setViewportSize(phone)
  await expect(nav).toBeHidden()
  for (const from of ['/faq', '/pricing']) {
    await expect(page).toHaveURL(from)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await toggle.click() // The header is still in view.
    await nav.getByText('Resources', { exact: true }).click()
    await nav.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await expect(nav).toBeHidden()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
})

test('reaches every control with Tab and Shift+Tab, in order, with a visible focus ring', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [viewport, path] of [
    [phone, '/pricing'],
    [desktop, '/who-we-serve'],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.goto(path)
    await hydrated(page)
    const wanted = Array.from({ length: await numberControls(page) }, (_, index) => index)
    for (const [key, order] of Object.entries({ Tab: wanted, 'Shift+Tab': wanted.toReversed() })) {
      for (const number of order) {
        await page.keyboard.press(key)
        const state = expect.poll(() => page.evaluate(stateOfFocus), path)
        await state.toMatchObject({ number, ring: true, cover: '', moved: false })
      }
      await page.keyboard.press(key) // leaves the page
    }
  }
})

/** Numbers the controls that a keyboard should reach, in document order, and returns their count. */
function numberControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const controls = [...document.querySelectorAll<HTMLElement>(`:is(${all}):not(:disabled)`)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    )
    for (const [index, control] of controls.entries()) control.dataset.stop = String(index)
    return controls.length
  })
}

function stateOfFocus() {
  const element = document.activeElement as HTMLElement
  const [line = element.getBoundingClientRect()] = element.getClientRects()
  const top = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
  // A checkbox's label can draw the box.
  const isUncovered = element.contains(top) || element.closest('label')?.contains(top)
  const ringed = (box: Element | null) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(box ?? element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  let moved = false
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { order, flexDirection } = getComputedStyle(each)
    moved ||= order !== '0' || flexDirection.endsWith('reverse')
  }
  return {
    number: Number(element.dataset.stop),
    name: element.ariaLabel ?? (element.textContent?.trim().slice(0, 40) || element.tagName),
    ring: ringed(element) || ringed(element.parentElement), // A field's ring surrounds its dollar sign, too.
    cover: isUncovered ? '' : `${top?.tagName ?? 'the edge'} ${top?.className ?? ''}`,
    moved,
  }
}
