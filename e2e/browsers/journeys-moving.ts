import { expect, test } from 'vitest'
import { desktop, firm, phone } from './fixtures.ts'
import type { Page } from './page.ts'

export function wideMenus(visit: () => Page): void {
  test('home offers a price, a booking and a call; its menus open under their buttons and close by key', async () => {
    const page = visit()
    await page.resize(desktop)
    await page.open('/')
    await page.started()
    expect(await (await page.find('link', /^Schedule a Tax/)).attribute('href')).toBe(
      firm.schedulingUrl,
    )
    expect(await (await page.find('link', /^Call Us/)).attribute('href')).toMatch(/^tel:\+1\d{10}/)
    await page.find('link', 'See all pricing')

    const nav = await page.find('navigation', 'Main')
    for (const [menu, first] of [
      ['About', 'Learn about Our Firm'],
      ['Services', 'Tax Planning'],
      ['Resources', 'Pricing'],
    ] as const) {
      const button = await page.find('button', menu, nav)
      await button.focus()
      await page.press('Enter')
      await page.press('ArrowDown')
      const link = await page.find('link', first, nav)
      await expect.poll(link.hasFocus).toBe(true)
      const [above, below] = [await button.box(), await page.run<DOMRect>(openMenuBox)]
      expect(below.top).toBeGreaterThanOrEqual(above.bottom)
      expect(below.top).toBeLessThan(above.bottom + 40)
      expect(below.left).toBeLessThan(above.right)
      expect(below.right).toBeGreaterThan(above.left)
      expect(below.right).toBeLessThanOrEqual(desktop.width)
      await page.press('Escape')
      await expect.poll(() => page.sees('link', first, nav)).toBe(false)
      expect(await button.hasFocus()).toBe(true)
    }
    await (await page.find('button', 'About', nav)).click()
    await (await page.find('button', 'Resources', nav)).click()
    await page.find('link', 'Case Studies', nav)
    expect(await page.sees('link', 'FAQ', nav)).toBe(false)
  })
}

const openMenuBox =
  "return document.querySelector(':popover-open').getBoundingClientRect().toJSON()"

export function phoneMenu(visit: () => Page): void {
  test('on a phone the menu opens one group at a time, and a link closes it and leads there', async () => {
    const page = visit()
    await page.resize(phone)
    await page.open('/')
    await page.started()
    const bar = await page.find('navigation', 'Quick actions')
    for (const name of ['Prices', 'Call', /^Book/]) await page.find('link', name, bar)
    const wide =
      'const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth'
    expect(await page.run(wide)).toBe(0)

    await (await page.find('button', 'Menu')).click()
    const nav = await page.find('navigation', 'Mobile')
    await (await page.find('disclosure', 'About', nav)).click()
    await page.find('link', 'FAQ', nav)
    await (await page.find('disclosure', 'Resources', nav)).click()
    await expect.poll(() => page.sees('link', 'FAQ', nav)).toBe(false)
    await (await page.find('link', 'Pricing', nav)).click()
    await expect.poll(page.address).toBe('/pricing')
    await expect.poll(() => page.sees('navigation', 'Mobile')).toBe(false)
    await expect.poll(async () => (await heading(page)).hasFocus()).toBe(true)
  })
}

export function moving(visit: () => Page): void {
  test('a page change keeps the document, starts at the top, moves the focus and the title; Back does too', async () => {
    const page = visit()
    await page.resize(desktop)
    await page.open('/')
    await page.started()
    const home = await page.title()
    await page.run('window.sameDocument = true')
    const footer = await page.find('navigation', 'Footer')
    await (await page.find('link', 'FAQ', footer)).click()
    await expect.poll(page.address).toBe('/faq')
    await expectTop(page)
    expect(await page.title()).not.toBe(home)

    await (await page.find('link', 'Pricing', await page.find('navigation', 'Footer'))).click()
    await expect.poll(page.address).toBe('/pricing')
    await page.back()
    await expect.poll(page.address).toBe('/faq')
    await page.back()
    await expect.poll(page.address).toBe('/')
    await expectTop(page)
    await expect.poll(page.title).toBe(home)
    expect(await page.run('return window.sameDocument')).toBe(true)
  })
}

async function expectTop(page: Page): Promise<void> {
  await expect.poll(async () => (await heading(page)).hasFocus()).toBe(true)
  await expect.poll(() => page.run('return scrollY')).toBe(0)
}

/** The page's first heading. */
async function heading(page: Page) {
  const [first] = await page.all('heading')
  if (!first) throw new Error('The page has no heading.')
  return first
}
