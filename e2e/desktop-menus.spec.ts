import { desktop, expandedButtons, expect, started, test } from './test.ts'

test.use({ viewport: desktop })

const menus = ['About', 'Services', 'Resources']

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await started(page)
})

test('menus by mouse: one at a time, under its button, closed by a second click or one outside', async ({
  page,
}) => {
  await test.step('opening one menu closes the other, and its button closes it again', async () => {
    const nav = page.getByRole('navigation', { name: 'Main' })
    for (const name of menus) {
      await nav.getByRole('button', { name }).click()
      await expect.poll(() => expandedButtons(page)).toEqual([name])
    }
    await nav.getByRole('button', { name: 'Resources' }).click()
    await expect.poll(() => expandedButtons(page)).toEqual([])
    await expect(nav.getByRole('link', { name: 'Pricing' })).toBeHidden()
  })
  await test.step('a menu opens under its own button and inside the window', async () => {
    for (const name of menus) {
      const button = page.getByRole('button', { name })
      await button.click()
      const menu = page.locator(':popover-open')
      const [above, below] = [await button.boundingBox(), await menu.boundingBox()]
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
      expect(Math.abs((below?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(200)
      expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThanOrEqual(desktop.width)
    }
  })
  await test.step('a click outside closes an open menu', async () => {
    await page.getByRole('button', { name: 'About' }).click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => expandedButtons(page)).toEqual([])
  })
})

test('menus by keyboard: arrows walk and wrap, Escape returns the focus, leaving closes', async ({
  page,
}) => {
  await test.step('arrow keys walk through the links of an open menu and wrap', async () => {
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('button', { name: 'Resources' }).click()
    for (const name of ['Pricing', 'Learning Library', 'Case Studies', 'Pricing']) {
      await page.keyboard.press('ArrowDown')
      await expect(nav.getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('ArrowUp')
    await expect(nav.getByRole('link', { name: 'Case Studies' })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(nav.getByRole('link', { name: 'Pricing' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(nav.getByRole('link', { name: 'Case Studies' })).toBeFocused()
    await page.keyboard.press('Escape')
  })
  await test.step('moving the focus out of an open menu closes it and loses nothing', async () => {
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('button', { name: 'Resources' }).click()
    await page.keyboard.press('End')
    await expect.poll(() => expandedButtons(page)).toHaveLength(1)
    await nav.getByRole('link', { name: 'Case Studies' }).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => expandedButtons(page)).toEqual([])
    await expect(page.getByRole('banner').getByRole('link', { name: /555/ })).toBeFocused()
  })
  await test.step('Escape closes an open menu and returns the focus to its button', async () => {
    const button = page.getByRole('button', { name: 'Services' })
    await button.click()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'Tax Planning' }).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAccessibleName('Services')
    await expect.poll(() => expandedButtons(page)).toEqual([])
  })
})

test('choosing a link opens its page, closes the menu and marks where the visitor is', async ({
  page,
}) => {
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await nav.getByRole('button', { name: 'Services' }).click()
  await nav.getByRole('link', { name: 'Accounting' }).click()
  await expect(page).toHaveURL('/accounting')
  await expect.poll(() => expandedButtons(page)).toEqual([])
  await expect(nav.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  await nav.getByRole('button', { name: 'Services' }).click()
  await expect(nav.getByRole('link', { name: 'Accounting' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})
