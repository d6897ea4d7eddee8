import type { Page } from '@playwright/test'
import { smallTargets } from '../axe.ts'
import { unfold } from '../opened.ts'
import { desktop, expect, phone, started, test } from '../test.ts'
import { pages } from './pages.ts'

// WCAG 2.5.8 (targets of 24 px, with its exceptions) and what reduced motion promises.

for (const path of pages) {
  test(`${path} | targets`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await started(page)
    await unfold(page)
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      expect(await smallTargets(page)).toEqual([])
    }
  })

  test(`${path} | motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(phone)
    await page.goto(path)
    const moved: string[] = await moving(page)
    await started(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += phone.height) {
      await page.evaluate((y) => scrollTo(0, y), top)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      moved.push(...(await moving(page)))
    }
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    moved.push(...(await moving(page)))
    await unfold(page)
    moved.push(...(await moving(page)))
    expect(moved).toEqual([])
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto')
  })
}

/** Animations and transitions under way that take longer than a frame. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 17,
      )
      .map((animation) => {
        const { target } = animation.effect as KeyframeEffect
        return `${animation.constructor.name} of ${target?.tagName} ${target?.className}`
      }),
  )
}
