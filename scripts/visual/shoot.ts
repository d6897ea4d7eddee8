import type { Browser, Page } from '@playwright/test'
import { started } from '../bench/visit.ts'

// Pictures of a page that come out the same every time: the clock stands still, motion is off, the
// fonts and every lazy picture are there, and the script has started.

const clock = new Date('2026-11-16T18:00:00Z') // a Monday at noon in Nashville: the office is open

export const widths = [390, 768, 1440] as const
export const themes = ['light', 'dark'] as const
export type Look = { width: (typeof widths)[number]; theme: (typeof themes)[number] }

/** Whole-page pictures of some pages in one look, in their order. */
export async function shoot(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  { width, theme }: Look,
  keep: (path: string, png: Buffer) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 1024 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(clock)
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: 'load' })
    await settle(page)
    await keep(path, await page.screenshot({ fullPage: true, animations: 'disabled' }))
  }
  await context.close()
}

async function settle(page: Page) {
  await started(page)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
  })
}
