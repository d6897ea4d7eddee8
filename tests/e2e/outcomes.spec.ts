import type { Page } from '@playwright/test'
import { content } from '#tests/helpers/content.ts'
import { expect, phone, test, testWithoutScript } from '#tests/helpers/test.ts'
import { dollars } from '../../src/lib/money.ts'

const { records } = content('case-studies')
type CaseStudy = (typeof records)[number]

const ledgerOf = (page: Page, { id }: CaseStudy) =>
  page.getByRole('list', { name: new RegExp(`^Strategies of No\\. ${id},`) })
const rowOf = (page: Page, { id }: CaseStudy) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: `${id}`, exact: true }) })

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
  const stories = content('testimonials').testimonials.filter(({ id }) =>
    content('pages/home').stories.show.includes(id),
  )
  const told = records.find(({ id }) => stories.some(({ caseStudy }) => caseStudy === id))
  if (!told) throw new Error('No story on home has a record.')
  await page.getByRole('link', { name: `See how in No. ${told.id}`, exact: true }).click()
  await expect(page).toHaveURL(`/case-studies#record-${told.id}`)
  await expect(ledgerOf(page, told)).toBeInViewport()
  await expect(rowOf(page, told).getByRole('rowheader')).toBeInViewport()
})

testWithoutScript(
  'shows a record as a row, or collapsed on a phone, and opens it by keyboard without JavaScript',
  async ({ page }) => {
    await page.goto('/case-studies')
    const record = records.findLast(({ type, taxDueWithStrategy }) => type === 'mixed' && taxDueWithStrategy)
    if (!record) throw new Error('content/case-studies.yaml has no mixed records.')
    const { w2Earnings, businessIncome, investmentIncome, totalIncome, ...taxes } = record
    const { taxDueWithoutStrategy, taxDueWithStrategy, totalTaxSavings } = taxes
    const amounts = (...all: (number | undefined)[]) => all.flatMap((amount) => (amount ? dollars(amount) : []))
    const incomes = amounts(w2Earnings, businessIncome, investmentIncome)
    const totals = amounts(totalIncome, taxDueWithoutStrategy, taxDueWithStrategy, totalTaxSavings)
    const row = rowOf(page, record)
    const cell = (amount: string) => row.locator('[data-column-group]').getByText(amount, { exact: true })
    for (const amount of incomes) await expect(cell(amount)).toBeVisible()
    await page.setViewportSize(phone)
    for (const amount of totals) await expect(cell(amount)).toBeVisible()
    const summary = row.getByText(`See the ${record.keyStrategiesUsed} strategies`)
    for (const isOpen of [false, true, false]) {
      for (const part of [...incomes.map(cell), ledgerOf(page, record)])
        await expect(part).toBeVisible({ visible: isOpen })
      await summary.press('Enter')
    }
  },
)
