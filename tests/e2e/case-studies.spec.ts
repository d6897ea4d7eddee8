import type { Page } from '@playwright/test'
import { expect, test } from '#tests/helpers/test.ts'

const sample = 'Sample outcomes. Figures are illustrative, rounded, and do not describe identifiable clients.'

const columns = {
  Business: ['Revenue', 'Profit'],
  Individual: ['W-2 earnings', 'Stock sale proceeds', 'Total income'],
  'Mixed income': ['W-2 earnings', 'Business income', 'Investment income', 'Total income'],
}
const outcomes = [
  '1 $486,000 $142,000 $31,480 5 $17,930 $13,550',
  '2 $1,240,000 $236,000 $51,920 6 $26,000 $25,920',
  '3 $2,150,000 $418,000 $108,900 8 $52,650 $56,250 $768 of it due later',
  '4 $8,600,000 $1,180,000 $304,190 6 $151,110 $153,080',
  '5 $285,000 N/A $285,000 $1,850 2 $1,630 Refund $3,480',
  '6 $310,000 $420,000 $730,000 $83,200 4 $38,900 $44,300 $16,920 of it due later',
  '7 $190,000 $265,000 $455,000 $47,540 4 $21,050 $26,490 $17,860 of it due later',
  '8 $640,000 N/A $640,000 $12,350 2 $6,660 $5,690',
  '9 $165,000 $188,000 $24,000 $377,000 $73,570 7 $34,070 $39,500',
  '10 $290,000 $96,000 $61,000 $447,000 $52,300 6 $4,850 Refund $57,150',
  '11 $128,000 $342,000 $18,500 $488,500 $102,540 8 $60,270 $42,270',
  '12 $405,000 $220,000 $140,000 $765,000 $149,640 8 $68,160 $81,480',
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
