import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { parse } from 'yaml'
import { desktop, expect, phone, started, test } from './test.ts'

type Type = 'business' | 'individual' | 'mixed'
type Record = { id: number; type: Type } & { [field: string]: number | undefined }

const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'))
const firm = read('firm.yaml')
const { outcomes } = read('pages/case-studies.yaml')
const records: Record[] = read('case-studies.yaml').records

// Decision 69.
const shared = ['taxDueWithoutStrategy', 'keyStrategiesUsed', 'result', 'totalTaxSavings']
const columns = {
  business: ['revenue', 'profit', ...shared],
  individual: ['w2Earnings', 'stockSaleProceeds', 'totalIncome', ...shared],
  mixed: ['w2Earnings', 'businessIncome', 'investmentIncome', 'totalIncome', ...shared],
}
const types = Object.keys(columns) as Type[]
const sample =
  'Sample outcomes. Figures are illustrative, rounded, and do not describe identifiable clients.'

const dollars = (amount: number | undefined) =>
  amount === undefined ? 'N/A' : `$${amount.toLocaleString('en-US')}`
const ofType = (type: Type) => records.filter((record) => record.type === type)
const tableOf = (page: Page, type: Type) =>
  page.getByRole('table', { name: new RegExp(`^${outcomes.tables[type].name} `) })
const order = (table: Locator) => table.getByRole('rowheader').allTextContents()
const announced = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveText(text)

function shown(record: Record, column: string): string {
  if (column === 'keyStrategiesUsed') return String(record[column])
  if (column !== 'result') return dollars(record[column])
  const refund = record.taxRefundWithStrategy
  return refund ? `${dollars(refund)} Refund` : dollars(record.taxDueWithStrategy)
}

async function expectEveryRecord(page: Page) {
  await expect(page.getByRole('table')).toHaveCount(types.length)
  for (const type of types) {
    const table = tableOf(page, type)
    await expect(table.getByRole('caption')).toContainText(sample)
    await expect(table.getByRole('rowheader')).toHaveText(ofType(type).map(({ id }) => String(id)))
    const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
    for (const [index, record] of ofType(type).entries()) {
      const cells = rows.nth(index).getByRole('cell')
      await expect(cells).toHaveText([...columns[type].map((each) => shown(record, each)), ''])
      await expect(cells.last().getByRole('img')).toHaveAccessibleName(/\$.*(\$|N\/A)/)
    }
  }
}

test('three tables with every amount, a plate and bars to scale, and what the samples mean', async ({
  page,
}) => {
  await page.goto('/case-studies')
  await test.step('three tables show every amount of the twelve records, under the columns of their type', async () => {
    expect(records).toHaveLength(12)
    await expectEveryRecord(page)
    for (const type of types) {
      const labels = columns[type].map((column) => outcomes.columns[column])
      await expect(tableOf(page, type).getByRole('columnheader')).toHaveText([
        outcomes.number,
        ...labels,
        outcomes.drawing,
      ])
    }
  })
  await test.step('the page says that the outcomes are samples, what the words mean and where to book', async () => {
    const hero = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) })
    const tables = page.getByRole('region').filter({ has: page.getByRole('table') })
    const savings = records.map(({ totalTaxSavings = 0 }) => totalTaxSavings)
    const mean = savings.reduce((sum, each) => sum + each) / savings.length
    await expect(hero).toContainText(dollars(Math.round(mean)))
    await expect(hero).toContainText(sample)
    for (const part of [hero, tables]) {
      await expect(part).toContainText(
        'Savings depend on income, entity, state and follow-through.',
      )
    }
    await expect(tables).toContainText(
      'Tax due means federal tax owed with the return after withholding and estimated payments. A refund is the amount returned.',
    )
    await expect(tables).toContainText('Stock proceeds in these samples have little or no basis.')
    const book = hero.getByRole('link', { name: 'Schedule a Consultation' })
    await expect(book).toHaveAttribute('href', firm.schedulingUrl)
    await expect(book).toHaveAttribute('target', '_blank')
  })
  await test.step('the plate has a spindle for each record, the largest savings first', async () => {
    const lines = page.getByRole('figure').getByRole('listitem')
    const bySavings = records
      .map(({ totalTaxSavings = 0 }) => totalTaxSavings)
      .sort((a, b) => b - a)
    await expect(lines).toHaveText(bySavings.map((each) => new RegExp(`\\${dollars(each)}$`)))
  })
  await test.step('all bars are drawn to one scale, a refund to the left of zero', async () => {
    const bars = page.getByRole('cell').getByRole('img')
    const drawn = await bars.evaluateAll((all) =>
      all.map((bar) =>
        [...bar.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? ''),
      ),
    )
    const length = (path = '') => Number(path.split('H')[1]) - Number(/M(\d+)/.exec(path)?.[1])
    const largest = Math.max(...records.map((each) => each.taxDueWithoutStrategy ?? 0))
    const unit = Math.max(...drawn.map(([, without]) => length(without))) / largest
    for (const [index, record] of types.flatMap(ofType).entries()) {
      const { taxDueWithStrategy = 0, taxRefundWithStrategy: refund } = record
      const [, without, result] = drawn[index] ?? []
      const expected = [record.taxDueWithoutStrategy ?? 0, refund ? -refund : taxDueWithStrategy]
      // Coordinates are whole thousandths of the width.
      for (const [bar, path] of [without, result].entries()) {
        expect(Math.abs(length(path) - unit * (expected[bar] ?? 0)), path).toBeLessThanOrEqual(1)
      }
    }
  })
})

test('sorting: by keyboard, announced, turned round; missing amounts last', async ({ page }) => {
  await page.goto('/case-studies')
  await started(page)
  await test.step('a column is sorted by keyboard, turned round, and each sort is announced', async () => {
    const table = tableOf(page, 'business')
    const header = table.getByRole('columnheader', { name: outcomes.columns.totalTaxSavings })
    await header.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    expect(await order(table)).toEqual(['4', '3', '2', '1'])
    await announced(page, 'Business table sorted by total tax savings, highest first')
    await page.keyboard.press('Space')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    expect(await order(table)).toEqual(['1', '2', '3', '4'])
    await announced(page, 'Business table sorted by total tax savings, lowest first')
    await expect(header.getByRole('button')).toBeFocused()
    await expect(table.locator('[aria-sort]')).toHaveCount(1)
    expect(await order(tableOf(page, 'mixed'))).toEqual(['9', '10', '11', '12'])
  })
  await test.step('missing amounts come last either way, and a refund is less than any tax due', async () => {
    const table = tableOf(page, 'individual')
    const press = (column: string) =>
      table.getByRole('button', { name: outcomes.columns[column] }).click()
    await press('stockSaleProceeds')
    await expect.poll(() => order(table)).toEqual(['6', '7', '5', '8'])
    await press('stockSaleProceeds')
    await expect.poll(() => order(table)).toEqual(['7', '6', '5', '8'])
    await press('result')
    await expect.poll(() => order(table)).toEqual(['6', '7', '5', '8'])
    await press('result')
    await expect.poll(() => order(table)).toEqual(['8', '5', '7', '6'])
    await table.getByRole('button', { name: outcomes.number }).click()
    await expect.poll(() => order(table)).toEqual(['5', '6', '7', '8'])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('complete, by number, and nothing offers to sort, narrow or wide', async ({ page }) => {
    await page.goto('/case-studies')
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await expectEveryRecord(page)
      const main = page.getByRole('main')
      await expect(main.getByRole('button')).toHaveCount(0)
      await expect(main.getByRole('combobox')).toHaveCount(0)
    }
  })
})
