import { pageOf } from '#tests/helpers/builds.ts'
import { content } from '#tests/helpers/content.ts'
import {
  desktop,
  expect,
  fontsLoaded,
  holdRequests,
  hydrated,
  layoutBoxes,
  phone,
  sectionOf,
  test,
} from '#tests/helpers/test.ts'

// Together, these pages have every kind of picture.
const paths = ['/', '/pricing', '/about-our-firm', '/case-studies', '/accounting']

test.use({ expectedErrors: /ERR_FAILED|503/ })

test('shows alt text without layout shifts when images fail', async ({ page }) => {
  let isFailing = false
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(/\.(svg|avif|webp|png|jpg)$/, (route) => (isFailing ? route.abort() : route.continue()))
  const open = async (path: string) => {
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    await fontsLoaded(page)
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  }
  for (const path of paths) {
    isFailing = false
    await open(path)
    const before = await layoutBoxes(page)
    isFailing = true
    await open(path)
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await expect.poll(() => page.evaluate(wronglyShown), path).toEqual([])
    }
    expect(await layoutBoxes(page), path).toEqual(before)
  }
})

/** Runs in a page. Returns failed pictures that show without alternative text, or that don't show their text. */
function wronglyShown(): string[] {
  const images = [...document.querySelectorAll<HTMLImageElement>('img:not([data-tile] > *)')]
  const wrong = images.filter((image) => {
    const { visibility, boxShadow } = getComputedStyle(image)
    if (!image.alt || !image.checkVisibility()) return image.checkVisibility() && visibility === 'visible'
    const { content } = getComputedStyle(image, '::before')
    // Firefox reports alternative text by this name.
    return boxShadow === 'none' || ![`"${image.alt}"`, '-moz-alt-content'].includes(content)
  })
  return wrong.map(({ outerHTML }) => outerHTML)
}

const name = content('services/accounting').hero.alt
const [file] = pageOf('/accounting').values('main img', 'src')

test('shows a square tile while its picture loads, or an icon if it fails', async ({ page }) => {
  const image = page.getByRole('img', { name })
  const tile = image.locator('..')
  const offer = sectionOf(page, 'What We Offer')
  let status = 503
  await page.route(`**${file}`, (route) => (status === 503 ? route.fulfill({ status }) : route.continue()))
  for (status of [503, 200]) {
    const release = await holdRequests(page, `**${file}`)
    await page.goto('/accounting', { waitUntil: 'domcontentloaded' })
    await expect(tile).toHaveCSS('background-image', /gradient/)
    await fontsLoaded(page)
    const empty = await tile.boundingBox()
    expect([empty?.width, empty?.height]).toEqual([350, 350])
    const before = await offer.boundingBox()
    release()
    if (status === 503) await expect(image).toHaveJSProperty('tagName', 'svg')
    else await expect(image).not.toHaveJSProperty('naturalWidth', 0)
    expect(await offer.boundingBox()).toEqual(before)
  }
  await expect(tile).toHaveCSS('background-image', 'none')
  await page.setViewportSize({ ...phone, width: 320 })
  const box = await tile.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(320)
  expect(box?.height).toBeCloseTo(box?.width ?? 0, 0)
})
