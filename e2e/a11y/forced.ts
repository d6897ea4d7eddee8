import type { Page } from '@playwright/test'
import { contrast } from '../../app/lib/contrast.ts'

/** Text that the forced colours leave too faint. axe asks for the fill of the letters, which Chromium
    reports as it was before the colours were forced, so its own rule cannot be used here. */
export async function faintText(page: Page): Promise<string[]> {
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

function hex(colour: string): string {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1) ?? []
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}
