import type { Page } from '@playwright/test'
import { expect, test } from '#test/helpers/test.ts'
import { proves } from '#test/requirements.ts'

test.use({ javaScriptEnabled: false })

const items = (page: Page) => page.getByRole('main').getByRole('group')
const openQuestions = (page: Page) => page.getByRole('main').locator('details[open]')

test(...proves('faq-accordion'), async ({ page }) => {
  await page.goto('/faq')
  await expect(items(page)).toHaveCount(6)
  await expect(openQuestions(page)).toHaveCount(0)
  await items(page).nth(1).locator('summary').click()
  await items(page).nth(4).locator('summary').press('Enter')
  await expect(openQuestions(page)).toHaveCount(1)
  await items(page).nth(4).locator('summary').press('Space')
  await expect(openQuestions(page)).toHaveCount(0)
})

test(...proves('faq-address'), async ({ page }) => {
  await page.goto('/faq#papers')
  const answer = page.locator('#papers')
  await expect(answer).toBeInViewport()
  const link = answer.getByRole('link', { name: /^Link to this answer.*bring/ })
  await expect(link).toHaveAttribute('href', '/faq#papers')
  await items(page).first().locator('summary').click()
  await expect(openQuestions(page)).toHaveCount(1)
  await expect(answer).toBeHidden()
})
