import { expect, facesReady, started, test } from './test.ts'

const name = 'Alder & Finch Property & Tax Accountants'
const number = '(503) 555-0199 ext. 12345'

// Another firm may have a longer name and a number with an extension. Both are put into this firm's page,
// with the mark that the header gives a long name.
test('a name of 40 letters and an extension leave header and footer whole', async ({ page }) => {
  await page.goto('/contact')
  await started(page) // React must find the page as the build wrote it
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Fairshare' }).evaluate((link, text) => {
    const brand = link.querySelector('span')
    if (!brand?.firstChild) throw new Error('The header shows no name.')
    brand.dataset.long = 'true'
    brand.firstChild.textContent = text
  }, name)
  await page.evaluate((text) => {
    for (const link of document.querySelectorAll('a[href^="tel:"]')) {
      const part = link.querySelector('span')
      if (!/\d{4}$/.test(link.textContent) || !part) continue
      const extension = part.cloneNode()
      part.textContent = text.slice(0, 14)
      extension.textContent = text.slice(15)
      part.after(' ', extension)
    }
  }, number)
  await facesReady(page)
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width)
    // What an anchor leaves free above its place (scroll-padding in base.css).
    expect((await header.boundingBox())?.height, `${width}`).toBeLessThanOrEqual(96)
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('header a, header button, footer a')]
        .filter((each) => each.checkVisibility())
        .filter((each) => each.getBoundingClientRect().right > innerWidth)
        .map((each) => each.textContent),
    )
    expect(outside, `${width}`).toEqual([])
  }
})
