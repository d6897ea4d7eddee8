import { expect, test } from '#test/helpers/test.ts'
import { proves } from '#test/requirements.ts'

const openQuestions = (page: import('@playwright/test').Page) =>
  page
    .getByRole('main')
    .getByRole('group')
    .evaluateAll((all) => all.filter((each) => (each as HTMLDetailsElement).open).length)

test(...proves('faq-accordion', 'faq-address'), async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/faq')
  const items = main.getByRole('group')
  await expect(items).toHaveCount(6)
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(6)
  await expect(page.getByRole('heading', { level: 2, name: 'Six short answers' })).toBeVisible()
  const figure = main.getByRole('figure')
  await expect(figure.getByRole('img')).toHaveAccessibleName('A chest with drawers, one open.')
  expect(await openQuestions(page)).toBe(0)
  await items.nth(1).locator('summary').click()
  await items.nth(4).locator('summary').press('Enter')
  expect(await openQuestions(page)).toBe(1)
  await items.nth(4).locator('summary').press('Space')
  expect(await openQuestions(page)).toBe(0)

  await page.goto('/contact')
  await page.goto('/faq#papers')
  const answer = page.locator('#papers')
  await expect(answer).toBeInViewport()
  const link = answer.getByRole('link', { name: /^Link to this answer.*bring/ })
  await expect(link).toHaveAttribute('href', '/faq#papers')
  await main.locator('summary').first().click()
  expect(await openQuestions(page)).toBe(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(...proves('faq-without-script'), async ({ page }) => {
    await page.goto('/faq#cost')
    await expect(page.locator('#cost')).toBeVisible()
    await page.getByRole('main').locator('summary').last().click()
    await expect(page.locator('#cost')).toBeHidden()
    await expect(page.locator('#papers')).toBeVisible()
  })
})
