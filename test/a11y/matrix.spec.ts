import type { Page } from '@playwright/test'
import { contrast } from '#app/lib/color.ts'
import { smallTargets, violations } from '#test/helpers/axe.ts'
import { content, fixture, pagesOf } from '#test/helpers/builds.ts'
import {
  expectKeyboardOrder,
  outsideWindow,
  spaceOut,
  statesOf,
  unfold,
  widthOf,
} from '#test/helpers/pages.ts'
import { desktop, expect, hydrated, phone, test } from '#test/helpers/test.ts'

const widths = [320, 390, 768, 1440]
const colors = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

for (const build of [fixture, content]) {
  test.describe(build.name, () => {
    test.use({ baseURL: build.url })
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

    for (const path of pagesOf(build)) {
      test(
        `${path}: axe finds nothing in four widths and three kinds of colors`,
        async ({ page }) => {
          await page.goto(path)
          await hydrated(page)
          const found: string[] = []
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            for (const color of colors) {
              await page.emulateMedia({ ...color, reducedMotion: 'reduce' })
              const forced = color.forcedColors === 'active'
              const judge = async (part?: string) => {
                // What lies under the bar at the foot of the window is for the next turn of the wheel.
                await page.evaluate(() => scrollTo(0, 0))
                const faults = await violations(page, part, !forced)
                if (forced) faults.push(...(await faintText(page)))
                const look = `${width}px ${forced ? 'forced' : color.colorScheme}`
                found.push(...faults.map((each) => `${look}: ${each}`))
              }
              await unfold(page)
              await judge()
              for (const { part, reach } of await statesOf(page, path)) {
                await reach()
                await judge(part)
              }
            }
          }
          expect(found).toEqual([])
        },
      )

      test(
        `${path}: wide text spacing cuts nothing off`,
        async ({ page }) => {
          await page.goto(path)
          await hydrated(page)
          await unfold(page)
          for (const viewport of [{ width: 320, height: 700 }, phone, desktop]) {
            await page.setViewportSize(viewport)
            const before = await cutOff(page)
            await spaceOut(page, true)
            expect((await cutOff(page)).filter((each) => !before.includes(each))).toEqual([])
            expect(await widthOf(page)).toBe(viewport.width)
            expect(await outsideWindow(page)).toEqual([])
            await spaceOut(page, false)
          }
        },
      )

      test(`${path}: targets are at least 24 px`, async ({ page }) => {
        await page.goto(path)
        await hydrated(page)
        await unfold(page)
        for (const viewport of [phone, desktop]) {
          await page.setViewportSize(viewport)
          expect(await smallTargets(page)).toEqual([])
        }
      })

      test(
        `${path}: nothing moves with reduced motion`,
        async ({ page }) => {
          await page.setViewportSize(phone)
          await page.goto(path)
          const moved: string[] = await moving(page)
          await hydrated(page)
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
          await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
        },
      )

      for (const viewport of [phone, desktop]) {
        test(
          `${path}: Tab reaches every control in order and in sight, ${viewport.width} px`,
          async ({ page }) => {
            await page.setViewportSize(viewport)
            await page.goto(path)
            await hydrated(page)
            await expectKeyboardOrder(page)
          },
        )
      }
    }
  })
}

/** Text that forced colors leave too faint. axe asks for the fill of the letters, which Chromium
    reports as it was before the colors were forced, so its own rule cannot be used here. */
async function faintText(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.body).backgroundColor
      const { backgroundColor } = getComputedStyle(element)
      return backgroundColor.startsWith('rgba') ? groundOf(element.parentElement) : backgroundColor
    }
    return [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.matches(':disabled, svg *') &&
          [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .map((element) => ({
        text: element.textContent?.trim().slice(0, 40),
        ink: getComputedStyle(element).color,
        ground: groundOf(element),
      }))
  })
  return texts
    .filter(({ ink, ground }) => !(contrast(hex(ink), hex(ground)) >= 4.5))
    .map(({ text, ink, ground }) => `faint: "${text}" ${ink} on ${ground}`)
}

function hex(color: string): string {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1) ?? []
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

/** Boxes that cut their own text off, or that it runs out of. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        if (!element.checkVisibility() || element.closest('.visually-hidden, svg')) return false
        if (
          ![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
        )
          return false
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
        if (clientWidth < 2) return false // inline, or hidden from sight
        // The space after the last letter of a line may hang out.
        const space = 1 + 0.13 * Number.parseFloat(getComputedStyle(element).fontSize)
        return scrollWidth > clientWidth + space || scrollHeight > clientHeight + 3
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`),
  )
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
