import AxeBuilder from '@axe-core/playwright'
import { expect, phone, started, test } from './test.ts'

test('the FAQ has eleven questions: all closed, one open at a time, an open one closes', async ({
  page,
}) => {
  await page.goto('/faq')
  const items = page.getByRole('main').getByRole('group')
  await expect(items).toHaveCount(11)
  const open = () =>
    items.evaluateAll((all) => all.filter((each) => (each as HTMLDetailsElement).open).length)
  expect(await open()).toBe(0)
  await items.nth(3).locator('summary').click()
  await items.nth(7).locator('summary').click()
  expect(await open()).toBe(1)
  await items.nth(7).locator('summary').click()
  expect(await open()).toBe(0)
})

test('a link to a question opens it, from outside and from another page', async ({ page }) => {
  await page.goto('/faq#remote')
  await expect(page.locator('#remote')).toBeVisible()
  await expect(page.locator('#remote')).toBeInViewport()

  await page.goto('/who-we-serve')
  await started(page)
  await page.locator('a[href="/faq#rental-losses"]').first().click()
  await expect(page).toHaveURL('/faq#rental-losses')
  await expect(page.locator('#rental-losses')).toBeInViewport()
})

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

for (const [path, date] of [
  ['/privacy-policy', 'Last updated May 14, 2025'],
  ['/terms', 'Last updated May 14, 2025'],
  ['/sms-terms', 'Effective December 12, 2024'],
] as const) {
  test(`${path} carries its date, and its contents lead to every chapter`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(date)
    const chapters = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .allTextContents()
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    await expect(links).toHaveText(chapters)
    await links.last().click()
    await expect(
      page
        .getByRole('heading', { level: 2 })
        .filter({ hasText: chapters.at(-1) ?? '' })
        .first(),
    ).toBeInViewport()
  })
}

for (const path of ['/faq', '/who-we-serve', '/privacy-policy', '/sms-terms']) {
  test(`${path}: axe finds nothing on a phone, and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}
