import { expect, test } from '../helpers/test.ts'
import { covers } from '../requirements.ts'

const openQuestions = (page: import('@playwright/test').Page) =>
  page
    .getByRole('main')
    .getByRole('group')
    .evaluateAll((all) => all.filter((each) => (each as HTMLDetailsElement).open).length)

test(
  'questions start closed, one is open at a time and an open one closes, by mouse and key',
  covers('faq-accordion'),
  async ({ page }) => {
    await page.goto('/faq')
    const items = page.getByRole('main').getByRole('group')
    await expect(items).toHaveCount(6)
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(6)
    await expect(page.getByRole('heading', { level: 2, name: 'Six short answers' })).toBeVisible()
    const figure = page.getByRole('main').getByRole('figure')
    await expect(figure.getByRole('img')).toHaveAccessibleName(
      'A chest with six drawers, one open.',
    )
    expect(await openQuestions(page)).toBe(0)
    await items.nth(1).locator('summary').click()
    await items.nth(4).locator('summary').press('Enter')
    expect(await openQuestions(page)).toBe(1)
    await items.nth(4).locator('summary').press('Space')
    expect(await openQuestions(page)).toBe(0)
  },
)

test(
  'the address of a question opens it, and each answer has a link to itself',
  covers('faq-address'),
  async ({ page }) => {
    await page.goto('/faq#papers')
    const answer = page.locator('#papers')
    await expect(answer).toBeInViewport()
    const link = answer.getByRole('link', { name: /^Link to this answer.*bring/ })
    await expect(link).toHaveAttribute('href', '/faq#papers')
    await page.getByRole('main').locator('summary').first().click()
    expect(await openQuestions(page)).toBe(1)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the address of a question opens it, and the next one closes it',
    covers('faq-without-script'),
    async ({ page }) => {
      await page.goto('/faq#cost')
      await expect(page.locator('#cost')).toBeVisible()
      await page.getByRole('main').locator('summary').last().click()
      await expect(page.locator('#cost')).toBeHidden()
      await expect(page.locator('#papers')).toBeVisible()
    },
  )
})
