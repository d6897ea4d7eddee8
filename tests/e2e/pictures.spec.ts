import { desktop, expect, facesReady, hydrated, phone, placesOf, test } from '#tests/helpers/test.ts'

// Pages that hold each kind of picture: ornaments, drawings behind and beside words, plates, tiles.
const paths = ['/', '/pricing', '/about-our-firm', '/case-studies', '/accounting']

test.use({ expectedErrors: /ERR_FAILED/ })

for (const viewport of [phone, desktop]) {
  test(`Pictures that fail move nothing and show their words at ${viewport.width} px.`, async ({ page }) => {
    let isFailing = false
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(/\.(svg|avif|webp|png|jpg)$/, (route) => (isFailing ? route.abort() : route.continue()))
    const open = async (path: string) => {
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager'
      })
      await facesReady(page)
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    }
    for (const path of paths) {
      isFailing = false
      await open(path)
      const before = await placesOf(page)
      isFailing = true
      await open(path)
      await expect.poll(() => page.evaluate(wronglyShown), path).toEqual([])
      expect(await placesOf(page), path).toEqual(before)
    }
  })
}

/** In a page: failed pictures that are seen although they have nothing to say, or do not show what they say. */
function wronglyShown(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>('img:not([data-tile] > *, picture > *)')]
    .filter((image) => image.checkVisibility())
    .filter((image) => {
      const { visibility, boxShadow } = getComputedStyle(image)
      const { alt } = image
      if (!alt) return visibility === 'visible'
      const words = [`"${alt}"`, '-moz-alt-content'] // Firefox has a name for them
      const { content } = getComputedStyle(image, '::before')
      return boxShadow === 'none' || !words.includes(content)
    })
    .map(({ outerHTML }) => outerHTML)
}
