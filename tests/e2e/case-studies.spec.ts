import type { Page } from '@playwright/test'
import { expect, phone, test } from '#tests/helpers/test.ts'

const sample = 'Sample outcomes. Figures are illustrative, rounded, and do not describe identifiable clients.'

const columns = {
  Business: ['Revenue', 'Profit'],
  Individual: ['W-2 earnings', 'Stock sale proceeds', 'Total income'],
  'Mixed income': ['W-2 earnings', 'Business income', 'Investment income', 'Total income'],
}
const tableOf = (page: Page, name: string) => page.getByRole('table', { name: new RegExp(`^${name} table`) })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('Three tables have the columns of their type; a missing value is N/A, and a refund says so.', async ({
    page,
  }) => {
    await page.goto('/case-studies')
    await expect(page.getByRole('table')).toHaveCount(3)
    for (const [name, own] of Object.entries(columns)) {
      await expect(tableOf(page, name).getByRole('caption')).toContainText(sample)
      await expect(tableOf(page, name).getByRole('columnheader')).toHaveText(
        [
          'No.',
          ...own,
          'Tax due without strategy',
          'Key strategies used',
          'Tax due with strategy',
          'Total tax savings',
          'Comparison',
        ],
        { useInnerText: true },
      )
    }
    for (const outcome of [
      "5 $285,000 N/A $285,000 $1,850 2 $1,630 Refund $3,480 8% of the year's tax $2,280 due later",
      "9 $165,000 $188,000 $24,000 $377,000 $73,570 6 $46,110 $27,460 32% of the year's tax $23,390 due later",
    ]) {
      await expect(page.getByRole('row', { name: outcome })).toBeVisible()
    }
  })
})

test('On a phone a record shows its income, taxes and savings, and all of its figures when its row is opened.', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/case-studies')
  const record = page.locator('#record-9')
  for (const amount of ['$377,000', '$73,570', '$46,110', '$27,460'])
    await expect(record.getByText(amount)).toBeVisible()
  for (const amount of ['$165,000', '$188,000', '$24,000']) await expect(record.getByText(amount)).toBeHidden()
  await record.getByText('All figures').click()
  for (const amount of ['$165,000', '$188,000', '$24,000']) await expect(record.getByText(amount)).toBeVisible()
})
