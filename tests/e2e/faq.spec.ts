import { expect, test } from '#tests/helpers/test.ts'

test.use({ javaScriptEnabled: false })

test('Eleven questions start closed, one is open at a time, and an open one closes.', async ({ page }) => {
  await page.goto('/faq')
  const items = page.getByRole('main').getByRole('group')
  const open = page.getByRole('main').locator('details[open]')
  await expect(items).toHaveCount(11)
  await expect(open).toHaveCount(0)
  await page.getByRole('heading', { name: 'What does it cost?' }).click()
  await expect(open).toContainText('The first step is the $10 discovery call.')
  const local = items.filter({ hasText: 'Do I need to be local?' }).locator('summary')
  await local.press('Enter')
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('We work remotely from 100 Sample Street')
  await local.press('Space')
  await expect(open).toHaveCount(0)
})

test('The address of a question opens it, and each answer links to itself.', async ({ page }) => {
  await page.goto('/faq#what-to-bring')
  const answer = page.locator('#what-to-bring')
  await expect(answer).toBeInViewport()
  const link = answer.getByRole('link', { name: /^Link to this answer.*What should I bring/ })
  await expect(link).toHaveAttribute('href', '/faq#what-to-bring')
})
