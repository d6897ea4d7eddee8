import type { Page } from '@playwright/test'
import { placesOf } from '#tests/helpers/pages.ts'
import { expect, facesReady, hydrated, phone, test } from '#tests/helpers/test.ts'

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
const said = (page: Page) => page.getByRole('status').filter({ hasText: 'sorted' })
const ids = (page: Page, name: string) => tableOf(page, name).getByRole('rowheader')

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

test.describe('with script', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/case-studies')
    await hydrated(page)
  })

  test('A column is sorted and reversed, missing amounts last and a refund below any tax due. Each sort is announced, and nothing else moves.', async ({
    page,
  }) => {
    await facesReady(page)
    const places = () => placesOf(page, 'main :is(table, thead th, h2, h3)')
    const before = await places()
    const table = tableOf(page, 'Individual')
    const header = table.getByRole('columnheader', { name: 'Stock sale proceeds' })
    await header.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(ids(page, 'Individual')).toHaveText(['6', '7', '5', '8'])
    await expect(said(page)).toHaveText('Individual table sorted by stock sale proceeds, highest first')
    await page.keyboard.press('Space')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(ids(page, 'Individual')).toHaveText(['7', '6', '5', '8'])
    await expect(header.getByRole('button')).toBeFocused()
    await table.getByRole('button', { name: 'Tax due with strategy' }).click()
    await expect(ids(page, 'Individual')).toHaveText(['6', '7', '8', '5'])
    await expect(ids(page, 'Business')).toHaveText(['1', '2', '3', '4'])
    expect(await places()).toEqual(before)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: phone })

    test('On a phone two labeled menus sort a table.', async ({ page }) => {
      const menu = (name: string) => page.getByRole('combobox', { name })
      await menu('Sort mixed income table by').selectOption('Total tax savings')
      await expect(ids(page, 'Mixed income')).toHaveText(['12', '10', '11', '9'])
      await expect(said(page)).toHaveText('Mixed income table sorted by total tax savings, highest first')
      await menu('Order of mixed income table').selectOption('Lowest first')
      await expect(ids(page, 'Mixed income')).toHaveText(['9', '11', '10', '12'])
    })
  })
})
