import { expect, phone, readerTest } from '#tests/helpers/test.ts'

readerTest('The home page asks for two faces, one picture and one script before it paints.', async ({ browser }) => {
  // A busy machine paints late and lets more requests in: one quick visit is enough.
  await expect(async () => {
    const page = await browser.newPage({ viewport: phone })
    await page.goto('/')
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length)
    const kinds = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0
      // The browser fetches the tab's icon and the rules for the next page at any time.
      const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime < paint && name !== icon)
        .map(({ name }) => /\.\w+$/.exec(name)?.[0])
        .filter((kind) => kind !== '.json')
        .toSorted()
    })
    await page.close()
    expect(kinds).toEqual(['.js', '.svg', '.woff2', '.woff2'])
  }).toPass()
})
