import type { Page } from '@playwright/test'
import { placesOf } from '#test/helpers/pages.ts'
import { wronglyShown } from '#test/helpers/pictures.ts'
import { desktop, expect, facesReady, hydrated, phone, test } from '#test/helpers/test.ts'

// Pages that hold each kind of picture: ornaments and seal, drawings behind and beside words, plates,
// tiles, dial, photographs.
const paths = ['/', '/pricing', '/about', '/about-our-firm', '/case-studies', '/contact']

test.use({ expectedErrors: /ERR_FAILED/ })

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test(
    `pictures that fail move nothing and show their words on a ${name}`,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const open = async (path: string) => {
        await page.goto(path)
        await hydrated(page)
        await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager'
        })
        await facesReady(page)
        await expect(page.locator('img[data-state="loading"]')).toHaveCount(0)
      }
      const before: string[][] = []
      for (const path of paths) {
        await open(path)
        before.push(await places(page))
      }
      await page.route(/\.(svg|avif|webp|png|jpg)$/, (route) => route.abort())
      for (const [index, path] of paths.entries()) {
        await open(path)
        expect(await places(page)).toEqual(before[index])
        expect(await page.evaluate(wronglyShown)).toEqual([])
      }
    },
  )
}

/** Of all but pictures, which come a moment late, what a tile exchanges, and the hand of the dial. */
const places = (page: Page) => placesOf(page, 'body *:not([data-tile] *, img, svg *)')
