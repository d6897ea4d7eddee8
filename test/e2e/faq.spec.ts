import type { Page } from '@playwright/test'
import { expect, test } from '#test/helpers/test.ts'

test.use({ javaScriptEnabled: false })

const items = (page: Page) => page.getByRole('main').getByRole('group')
const openQuestions = (page: Page) => page.getByRole('main').locator('details[open]')

test('Questions start closed, one is open at a time, and an open one closes.', async ({ page }) => {
  await page.goto('/faq')
  await expect(items(page)).toHaveCount(6)
  await expect(openQuestions(page)).toHaveCount(0)
  await items(page).nth(1).locator('summary').click()
  await items(page).nth(4).locator('summary').press('Enter')
  await expect(openQuestions(page)).toHaveCount(1)
  await items(page).nth(4).locator('summary').press('Space')
  await expect(openQuestions(page)).toHaveCount(0)
})

test('The address of a question opens it, also without script, and each answer links to itself.', async ({ page }) => {
  await page.goto('/faq#papers')
  const answer = page.locator('#papers')
  await expect(answer).toBeInViewport()
  const link = answer.getByRole('link', { name: /^Link to this answer.*bring/ })
  await expect(link).toHaveAttribute('href', '/faq#papers')
  await items(page).first().locator('summary').click()
  await expect(openQuestions(page)).toHaveCount(1)
  await expect(answer).toBeHidden()
})
