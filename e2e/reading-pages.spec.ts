import AxeBuilder from '@axe-core/playwright'
import { expect, phone, test } from './test.ts'

test('eleven audiences, each with its questions and an entry in the index', async ({ page }) => {
  await page.goto('/who-we-serve')
  const index = page.getByRole('navigation', { name: 'Audiences' }).getByRole('link')
  await expect(index).toHaveCount(11)
  for (const name of await index.allTextContents()) {
    const section = page.getByRole('main').getByRole('region', { name, exact: true })
    expect(await section.getByRole('term').count()).toBeGreaterThanOrEqual(2)
    expect(await section.getByRole('link').count()).toBeGreaterThanOrEqual(1)
  }
})

for (const path of ['/who-we-serve']) {
  test(`${path}: axe finds nothing on a phone, and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}
