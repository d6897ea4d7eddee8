import type { Page } from '@playwright/test'
import { expect, phone, test } from '#tests/helpers/test.ts'

const sample = 'Sample outcomes. Figures are illustrative, rounded, and do not describe identifiable clients.'

const columns = {
  Business: ['Revenue', 'Profit'],
  Individual: ['W-2 earnings', 'Stock sale proceeds', 'Total income'],
  'Mixed income': ['W-2 earnings', 'Business income', 'Investment income', 'Total income'],
}
const outcomes = [
  "1 $486,000 $142,000 $31,480 5 $17,930 $13,550 40% of the year's tax $12,090 due later",
  "2 $1,240,000 $236,000 $51,920 6 $26,000 $25,920 50% of the year's tax $11,640 due later",
  "3 $2,150,000 $418,000 $108,900 8 $52,650 $56,250 46% of the year's tax $20,870 due later",
  "4 $8,600,000 $1,180,000 $304,190 6 $151,110 $153,080 47% of the year's tax $140,350 due later",
  "5 $285,000 N/A $285,000 $1,850 2 $1,630 Refund $3,480 8% of the year's tax $2,280 due later",
  "6 $310,000 $420,000 $730,000 $83,200 4 $38,900 $44,300 33% of the year's tax $38,030 due later",
  "7 $190,000 $265,000 $455,000 $47,540 4 $21,050 $26,490 37% of the year's tax $17,440 due later",
  "8 $640,000 N/A $640,000 $12,350 2 $6,660 $5,690 4% of the year's tax $2,630 due later",
  "9 $165,000 $188,000 $24,000 $377,000 $73,570 6 $46,110 $27,460 32% of the year's tax $23,390 due later",
  "10 $290,000 $96,000 $61,000 $447,000 $52,300 6 $4,850 Refund $57,150 66% of the year's tax $48,280 due later",
  "11 $128,000 $342,000 $18,500 $488,500 $102,540 8 $60,270 $42,270 37% of the year's tax $26,140 due later",
  "12 $405,000 $220,000 $140,000 $765,000 $149,640 8 $68,160 $81,480 36% of the year's tax $48,550 due later",
]

const tableOf = (page: Page, name: string) => page.getByRole('table', { name: new RegExp(`^${name} table`) })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('Three tables show twelve sample outcomes under the columns of their type, and the page leads to booking.', async ({
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
    await expect(page.getByRole('rowheader')).toHaveCount(12)
    for (const outcome of outcomes) {
      await expect(page.getByRole('row', { name: outcome })).toBeVisible()
    }
    const hero = page.locator('#hero')
    await expect(hero).toContainText(sample)
    await expect(hero.getByRole('link', { name: 'Schedule a Consultation' })).toBeVisible()
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
