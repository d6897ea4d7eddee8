import { expect, started, test } from './test.ts'

const loaded = (page: import('@playwright/test').Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, style, unicodeRange }) => `${family} ${style} ${unicodeRange}`)
  })

test('an accented name is set in the site’s own faces, fetched only then', async ({ page }) => {
  await page.goto('/')
  await started(page)
  const before = await loaded(page)
  expect(before.some((face) => face.includes('U+100'))).toBe(false)

  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Žofia Núñez'
    const note = document.createElement('p')
    note.textContent = 'Łukasz Ångström'
    heading.after(note)
  })
  await expect.poll(() => loaded(page)).toHaveLength(before.length + 4)
})
