import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { desktop, expect, phone, started, tablet, test } from './test.ts'

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [phone, tablet, desktop]) {
    test(`home at ${viewport.width}px, ${colorScheme}: axe finds nothing, with every menu open`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      await page.goto('/')
      await started(page)
      expect(await violations(page)).toEqual([])
      if (viewport === desktop) {
        for (const name of ['About', 'Services', 'Resources']) {
          await page.getByRole('button', { name }).click()
          expect(await violations(page)).toEqual([])
        }
      } else {
        await page.getByRole('button', { name: 'Menu' }).click()
        for (const name of ['About', 'Services', 'Resources']) {
          await page
            .getByRole('navigation', { name: 'Mobile' })
            .getByText(name, { exact: true })
            .click()
          expect(await violations(page)).toEqual([])
        }
      }
    })
  }
}

test.describe('other pages', () => {
  test.use({ expectedErrors: /404|Page not found/ })

  for (const path of ['/contact', '/blog/dallas-texas-cpa', '/nowhere']) {
    test(`${path}: axe finds nothing`, async ({ page }) => {
      await page.goto(path)
      expect(await violations(page)).toEqual([])
    })
  }
})

test('nothing scrolls sideways from 320px up, long words and long names included', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${width}px`,
    ).toBeLessThanOrEqual(width)
  }
})

test('the focus is visible at every stop of the keyboard and never under the header', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await started(page)
  const stops = await page.locator('a:visible, button:visible, input:visible').count()
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    const state = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const box = element.getBoundingClientRect()
      const header = element.closest('header')
        ? 0
        : (document.querySelector('header')?.offsetHeight ?? 0)
      const bar = element.closest('nav[aria-label="Quick actions"]') ? 0 : 56
      const style = getComputedStyle(element)
      return {
        name: element.textContent,
        ring: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
        clear: box.bottom > header && box.top < innerHeight - bar,
      }
    })
    expect(state).toMatchObject({ ring: true, clear: true })
  }
})
