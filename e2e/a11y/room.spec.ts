import type { Page } from '@playwright/test'
import { unfold } from '../opened.ts'
import { desktop, expect, phone, started, test } from '../test.ts'
import { pages } from './pages.ts'

// WCAG 1.4.10 (reflow: 1280 px at 400% are 320 by 256) and 1.4.12 (text spacing).

const zoomed = { width: 320, height: 256 }

for (const path of pages) {
  test(`${path} | reflow`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(zoomed)
    await page.goto(path)
    await started(page)
    await unfold(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(zoomed.width)
    expect(await beyond(page)).toEqual([])
    // What stays in its place leaves most of the small window to the text.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
    const free = await page.evaluate(
      () =>
        Array.from({ length: 16 }, (_, row) => (row + 0.5) * (innerHeight / 16)).filter((y) =>
          document.elementFromPoint(innerWidth / 2, y)?.closest('main, body > footer'),
        ).length,
    )
    expect(free).toBeGreaterThanOrEqual(12)
  })

  test(`${path} | text spacing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await started(page)
    await unfold(page)
    for (const viewport of [{ width: 320, height: 700 }, phone, desktop]) {
      await page.setViewportSize(viewport)
      const before = await cut(page)
      await spaceOut(page, true)
      expect((await cut(page)).filter((each) => !before.includes(each))).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      expect(await beyond(page)).toEqual([])
      await spaceOut(page, false)
    }
  })
}

function spaceOut(page: Page, on: boolean) {
  return page.evaluate((wanted) => {
    const sheet = new CSSStyleSheet()
    if (wanted) {
      sheet.replaceSync(`* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
        line-height: 1.5 !important } p { margin-block-end: 2em !important }`)
    }
    document.adoptedStyleSheets = [sheet]
  }, on)
}

/** Words that stand outside the window. What is hidden on purpose has no room to stand in. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const parent = words.currentNode.parentElement
      if (!words.currentNode.textContent?.trim() || !parent?.checkVisibility()) continue
      if (parent.closest('.visually-hidden, [aria-hidden=true]')) continue
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      for (const { left, right, width } of range.getClientRects()) {
        if (width > 1 && (left < -1 || right > innerWidth + 1)) {
          found.push(words.currentNode.textContent.trim())
        }
      }
    }
    return found
  })
}

/** Boxes that cut their own text off, or that it runs out of. */
function cut(page: Page): Promise<string[]> {
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
