import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

const output = process.env.VISUAL_OUTPUT ?? 'dist'
const policy: { pages: object } = JSON.parse(readFileSync(`${output}/policy.json`, 'utf8'))
const pages = process.env.VISUAL_PAGES?.split(',').filter(Boolean) ?? []

for (const path of pages.length > 0 ? pages : Object.keys(policy.pages)) {
  for (const width of [390, 768, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(() => {
        test.use({ colorScheme, viewport: { width, height: width < 600 ? 844 : 1024 } })

        test(`${path} at ${width} px, ${colorScheme}`, async ({ page }) => {
          // A Monday at noon in Nashville: the office is open.
          await page.clock.setFixedTime(new Date('2026-11-16T18:00:00Z'))
          await page.goto(path)
          await page.evaluate(async () => {
            for (const image of document.images) image.loading = 'eager'
            const decoded = Array.from(document.images, (image) => image.decode())
            await Promise.allSettled(decoded)
            await document.fonts.ready
          })
          // Scripts come after the first paint, and show the pictures that have arrived.
          await page.waitForLoadState('networkidle')
          const name = `${path.slice(1).replaceAll('/', '_') || 'home'}-${width}-${colorScheme}.png`
          // Not toHaveScreenshot, which looks at a page that differs again and again until its limit.
          const look = () => page.screenshot({ fullPage: true, animations: 'disabled' })
          let [before, picture] = [await look(), await look()]
          while (!picture.equals(before)) [before, picture] = [picture, await look()]
          expect(picture).toMatchSnapshot(name)
        })
      })
    }
  }
}
