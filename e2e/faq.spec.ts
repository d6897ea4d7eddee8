import { expect, started, test } from './test.ts'

const openQuestions = (page: import('@playwright/test').Page) =>
  page
    .getByRole('main')
    .getByRole('group')
    .evaluateAll((all) => all.filter((each) => (each as HTMLDetailsElement).open).length)

test('eleven questions: all closed, one open at a time, an open one closes, by mouse and by key', async ({
  page,
}) => {
  await page.goto('/faq')
  const items = page.getByRole('main').getByRole('group')
  await expect(items).toHaveCount(11)
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(11)
  const figure = page.getByRole('main').getByRole('figure')
  await expect(figure.getByRole('img')).toHaveAccessibleName(/\w{3}/)
  await expect(figure).toContainText(/\w{3}/)
  expect(await openQuestions(page)).toBe(0)
  await items.nth(3).locator('summary').click()
  await items.nth(7).locator('summary').press('Enter')
  expect(await openQuestions(page)).toBe(1)
  await items.nth(7).locator('summary').press('Space')
  expect(await openQuestions(page)).toBe(0)
})

test('a link to a question opens it, from outside and from another page', async ({ page }) => {
  await page.goto('/faq#remote')
  await expect(page.locator('#remote')).toBeInViewport()
  await expect(
    page.locator('#remote').getByRole('link', { name: /^Link to this answer.*local/ }),
  ).toHaveAttribute('href', '/faq#remote')
  await page.getByRole('main').locator('summary').first().click()
  expect(await openQuestions(page)).toBe(1)

  await page.goto('/who-we-serve')
  await started(page)
  await page.locator('a[href="/faq#rental-losses"]').first().click()
  await expect(page).toHaveURL('/faq#rental-losses')
  await expect(page.locator('#rental-losses')).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the address of a question opens it, and the next one closes it', async ({ page }) => {
    await page.goto('/faq#cost')
    await expect(page.locator('#cost')).toBeVisible()
    await page.getByRole('main').locator('summary').last().click()
    await expect(page.locator('#cost')).toBeHidden()
    await expect(page.locator('#first-year')).toBeVisible()
  })
})
