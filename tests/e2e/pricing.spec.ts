import { expect, test } from '#tests/helpers/test.ts'

// Every price, the guarantee and the order of the parts: tests/sample.

test.beforeEach(({ page }) => page.goto('/pricing'))

test('Each package says what it comes to, and each group marks one common choice.', async ({ page }) => {
  for (const [name, words] of [
    ['Essentials', 'Your first-year plan must identify at least $5,000'],
    ['Strategic', 'Your first-year plan must identify at least $9,600'],
    ['Elite', 'Your first-year plan must identify at least $18,800'],
    ['Starter Compliance', 'First year $4,650-6,450+ with $1,650 onboarding'],
    ['Collaborative Accounting', 'First year $11,298+ with $1,098 onboarding'],
    ['Fractional Controller', 'First year $20,400+ with $600 onboarding'],
    ['Fractional CFO', 'First year $42,200+ with $2,000 onboarding'],
  ] as const) {
    await expect(page.getByRole('article', { name })).toContainText(words)
  }
  for (const name of ['Tax planning packages', 'Accounting and CFO', 'Tax preparation by form']) {
    const marked = page.getByRole('region', { name }).getByText('Common choice')
    await expect(marked).toHaveCount(1)
  }
})

test('Links at the top lead to the packages, and one to billing with the payment site.', async ({ page }) => {
  for (const [link, heading] of [
    ['Tax planning $2,500 to $9,400+ a year', 'Tax planning packages'],
    ['Accounting and CFO $250 to $3,350+ a month', 'Accounting and CFO packages'],
    ['Tax preparation by form most $400 to $2,100+', 'Tax preparation by form'],
    ['Additional services from $10', 'Additional services'],
    ['How billing works', 'Billing and cancellation'],
  ] as const) {
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
  }
  const pay = page.locator('#billing').getByRole('link', { name: 'Pay an invoice' })
  await expect(pay).toHaveAttribute('href', 'https://pay.fairshare.example')
})

test('Before and after a plan are compared in a table, booking opens a new tab, and partners are disclosed as independent companies.', async ({
  page,
}) => {
  const table = page.getByRole('table', { name: 'Before and after a plan' })
  await expect(table.getByRole('columnheader')).toHaveText(['Before', 'After'])
  await expect(table.getByRole('row', { name: 'Your tax bill' }).getByRole('cell')).toHaveText([
    'You find out in April',
    'You see an estimate in time to act',
  ])
  for (const name of ['Ask for a bundled quote', 'Schedule a Consultation']) {
    const link = page.getByRole('main').getByRole('link', { name: `${name} (opens in a new tab)` })
    await expect(link).toHaveAttribute('href', 'https://schedule.fairshare.example/consultation')
    await expect(link).toHaveAttribute('target', '_blank')
  }
  const partners = page.locator('dl > div').filter({ hasText: 'Independent company.' })
  await expect(partners.getByRole('link')).toHaveText([/^IT support/, /^Insurance/])
})
