import type { Page } from '@playwright/test'
import { content } from '#tests/helpers/content.ts'
import { expectPrinted } from '#tests/helpers/print.ts'
import { expect, phone, test } from '#tests/helpers/test.ts'
import { dollars } from '../../src/lib/money.ts'

const { records } = content('case-studies')
type CaseStudy = (typeof records)[number]

const ledgerOf = (page: Page, { id }: CaseStudy) =>
  page.getByRole('list', { name: new RegExp(`^Strategies of No\\. ${id},`) })
const rowOf = (page: Page, { id }: CaseStudy) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: `${id}`, exact: true }) })

test('opens each record to strategies that add up to its savings', async ({ page }) => {
  await page.goto('/case-studies')
  for (const record of records) {
    const row = rowOf(page, record)
    const ledger = ledgerOf(page, record)
    await expect(ledger).toBeHidden()
    await row.getByText(`See the ${record.keyStrategiesUsed} strategies`).click()
    const lines = await ledger.getByRole('listitem').allInnerTexts()
    expect(lines).toHaveLength(record.keyStrategiesUsed)
    const saved = lines.map((line) => Number(/\n\s*\$([\d,]+)/.exec(line)?.[1]?.replaceAll(',', '')))
    expect(dollars(saved.reduce((sum, amount) => sum + amount))).toBe(dollars(record.totalTaxSavings))
    const total = row.getByText(`Total, of which ${dollars(record.later)} is due later`)
    await expect(total.locator('..')).toContainText(dollars(record.totalTaxSavings))
    for (const link of await ledger.getByRole('link').all()) await expect(link).toHaveAttribute('href', /^https:/)
    await expect(ledger.getByRole('link')).toHaveCount(record.keyStrategiesUsed)
  }
})

test("opens a record from the links above the tables, and from a story's link on home", async ({ page }) => {
  await page.goto('/case-studies')
  const [first] = records
  if (!first) throw new Error('content/case-studies.yaml has no records.')
  const samples = page.getByRole('navigation', { name: 'Samples by kind and size' })
  await expect(samples.getByRole('link')).toHaveText(records.map(({ client }) => client))
  await samples.getByRole('link', { name: first.client, exact: true }).press('Enter')
  await expect(ledgerOf(page, first)).toBeInViewport()
  await expect(rowOf(page, first).getByRole('rowheader')).toBeInViewport()

  await page.setViewportSize(phone)
  await page.goto('/')
  const shown = content('testimonials').testimonials.filter(({ id }) => content('pages/home').stories.show.includes(id))
  const told = records.find(({ id }) => shown.some(({ caseStudy }) => caseStudy === id))
  if (!told) throw new Error('No story on home has a record.')
  await page.getByRole('link', { name: `See how in No. ${told.id}`, exact: true }).click()
  await expect(page).toHaveURL(`/case-studies#record-${told.id}`)
  await expect(ledgerOf(page, told)).toBeInViewport()
  await expect(rowOf(page, told).getByRole('rowheader')).toBeInViewport()
})

test('prints every strategy @chromium', async ({ page }) => {
  await page.goto('/case-studies')
  const strategies = records.flatMap((record) => record.strategies)
  const printed = strategies.map(({ name, saved }) => `${name}${dollars(saved)}`)
  await expectPrinted(page, printed, [])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens a record with the keyboard', async ({ page }) => {
    await page.goto('/case-studies')
    const record = records.at(-1)
    if (!record) throw new Error('content/case-studies.yaml has no records.')
    const summary = rowOf(page, record).getByText(`See the ${record.keyStrategiesUsed} strategies`)
    await summary.press('Enter')
    await expect(ledgerOf(page, record)).toBeVisible()
    await summary.press('Enter')
    await expect(ledgerOf(page, record)).toBeHidden()
  })
})
