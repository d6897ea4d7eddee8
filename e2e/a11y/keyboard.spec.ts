import type { Page } from '@playwright/test'
import { desktop, expect, phone, started, test } from '../test.ts'
import { pages } from './pages.ts'

// WCAG 2.1.1 (every control is reached), 2.4.3 (in order), 2.4.7 (seen) and 2.4.11 (not covered).

for (const path of pages) {
  for (const viewport of [phone, desktop]) {
    test(`${path} | keyboard ${viewport.width}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      await page.goto(path)
      await started(page)
      const wanted = await numberControls(page)
      const reached: number[] = []
      const faults: string[] = []
      for (let press = 0; press < wanted + 2; press++) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(stateOfFocus)
        if (!stop) break
        reached.push(stop.number)
        if (!stop.ring) faults.push(`no ring: ${stop.name}`)
        if (stop.cover) faults.push(`under ${stop.cover}: ${stop.name}`)
        if (stop.moved) faults.push(`drawn in another order: ${stop.name}`)
      }
      expect(reached).toEqual(Array.from({ length: wanted }, (_, index) => index))
      expect(faults).toEqual([])
    })
  }
}

/** Numbers what a keyboard should reach, in the order of the document, and says how much it is. */
function numberControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    for (const [index, control] of controls.entries()) control.dataset.stop = String(index)
    return controls.length
  })
}

function stateOfFocus() {
  const element = document.activeElement as HTMLElement | null
  if (!element || element === document.body) return undefined
  const [line = element.getBoundingClientRect()] = element.getClientRects()
  const top = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
  // A check box may be drawn by its label.
  const own = element.contains(top) || element.closest('label')?.contains(top)
  const ringed = (box: Element | null) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(box ?? element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  let moved = false
  for (let each: HTMLElement | null = element; each; each = each.parentElement) {
    const { order, flexDirection } = getComputedStyle(each)
    if (order !== '0' || flexDirection.endsWith('reverse')) moved = true
  }
  return {
    number: Number(element.dataset.stop),
    name: element.ariaLabel ?? (element.textContent?.trim().slice(0, 40) || element.tagName),
    ring: ringed(element) || ringed(element.parentElement), // a field is ringed with its sign
    cover: own ? '' : `${top?.tagName ?? 'the edge'} ${top?.className ?? ''}`,
    moved,
  }
}
