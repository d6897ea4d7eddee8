import { desktop, expect, hold, phone, started, test } from './test.ts'

const loaded = (page: import('@playwright/test').Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && !family.includes('stand-in'))
      .map(({ family, style, unicodeRange }) => `${family} ${style} ${unicodeRange}`)
  })

test('an accented name is set in the site’s own faces, fetched only then', async ({ page }) => {
  await page.goto('/')
  await started(page)
  const accented = async () => (await loaded(page)).filter((face) => /U\+(C0|100)/.test(face))
  expect(await accented()).toEqual([])

  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Žofia Núñez'
    const note = document.createElement('p')
    note.textContent = 'Łukasz Ångström'
    heading.after(note)
  })
  await expect.poll(accented).toHaveLength(4)
})

for (const viewport of [phone, desktop]) {
  test(`faces that arrive late move nothing, ${viewport.width}px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as never as { shift: number }).shift += (
            entry as never as { value: number }
          ).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const release = await hold(page, '**/*.woff2')
    await page.goto('/', { waitUntil: 'commit' })
    // The page has been painted with the stand-ins.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
    release()
    await expect.poll(() => loaded(page)).not.toHaveLength(0)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    const shift = await page.evaluate(() => (window as never as { shift: number }).shift)
    expect(Math.round(shift * 1000)).toBe(0)
  })
}
