import { allPaths } from '#tests/helpers/builds.ts'
import { plainText, read } from '#tests/helpers/reading.ts'
import { expect, hydrated, readerTest, test } from '#tests/helpers/test.ts'

// The sample's prices and constants as the specification fixes them, typed here a second time on
// purpose. Who changes a price of the sample changes it here too.

type Costs = Record<string, string>
type Card = { price: string; says?: string[]; costs?: Costs }

const accounting: Record<string, Card> = {
  'Fractional CFO': { price: '$3,350+ per month', says: ['$2,000 onboarding'] },
  'Fractional Controller': {
    price: '$1,650+ per month',
    says: ['$600 onboarding', 'Payroll included up to 30 employees', 'Sales tax included'],
  },
  'Collaborative Accounting': {
    price: '$850+ per month',
    says: ['$1,098 onboarding', 'Payroll up to 10 employees', 'Sales tax discount $150'],
  },
  'Starter Compliance': {
    price: '$250-400+ per month',
    says: ['$1,650 onboarding'],
    costs: { 'Discounted payroll': '$175/mo', 'Sales tax filing': '$215/mo', Consulting: '$75/hr' },
  },
}

const planning: Record<string, Card> = {
  Elite: { price: '$9,400+ per year' },
  Strategic: {
    price: '$4,800+ per year',
    says: ['2 implementation sessions'],
    costs: { Consults: '$75/hr' },
  },
  Essentials: { price: '$2,500 per year', costs: { Consults: '$75/hr' } },
}

const preparation: Record<string, Card> = {
  '1120 C-Corp': { price: '$2,100+', costs: { 'Unorganized books': '$3,250+ in total' } },
  '1120S': { price: '$1,599+', costs: { 'Extra K-1': '$190', 'Unorganized books': '$600+' } },
  '1065': {
    price: '$850+',
    says: ['Includes 4 partners'],
    costs: { 'Extra K-1': '$175', 'Unorganized books': '$600+' },
  },
  '990': { price: '$1,499+', says: ['Clean books required'] },
  '1040 with LLC or rental': { price: '$700+', costs: { 'Extra rental or LLC': '$175' } },
  'Individual 1040': {
    price: '$400+',
    says: ['Includes 4 income documents'],
    costs: {
      'Extra W-2/1099': '$25 each',
      'Students and seniors': '$185 in total',
      'Dependent child of client': '$150 in total',
    },
  },
}

const additional: Costs = {
  'Financial Reviews': '$350',
  'Business Advice Consult': '$350',
  'Tax prep consult': '$85',
  'Discovery call': '$10',
  'Business formation': '$800',
  'Third party letters': '$200',
  'Business solutions': '$500',
  'Professional business plan': '$285',
  'Capital/funding consulting': '$275',
  'Business credit building': '$670',
  'DIY teaching session': '$485+',
  'Outsourced reconciliation': '$645+',
  'Logo branding': 'Varies',
  'IT support': 'Varies',
  Insurance: 'Varies',
}

test('Every package, extra cost and additional service has the price of the specification.', async ({ page }) => {
  await page.goto('/pricing')
  for (const [name, cards] of [
    [/Accounting and CFO/, accounting],
    [/Tax planning packages/, planning],
    [/Tax preparation/, preparation],
  ] as const) {
    const group = page.getByRole('region', { name })
    await expect(group.getByRole('article')).toHaveCount(Object.keys(cards).length)
    for (const [title, { price, says = [], costs = {} }] of Object.entries(cards)) {
      const card = group.getByRole('article', { name: title, exact: true })
      await expect(card.getByText(price, { exact: true }), title).toBeVisible()
      for (const words of says) await expect(card).toContainText(words)
      const extras = card.locator('dl')
      await expect(extras.getByRole('term')).toHaveText(Object.keys(costs))
      await expect(extras.getByRole('definition')).toHaveText(Object.values(costs))
    }
  }
  const list = page.getByRole('region', { name: 'Additional services' }).locator('dl > div')
  await expect(list).toHaveCount(Object.keys(additional).length)
  for (const [index, [name, price]] of Object.entries(additional).entries()) {
    await expect(list.nth(index)).toContainText(name)
    await expect(list.nth(index).getByText(price, { exact: true })).toBeVisible()
  }
})

test('Its guarantee is twice the fee, never three times, beside the refund within 30 days.', async ({ page }) => {
  await page.goto('/pricing')
  const guarantee = page.getByRole('region', { name: 'refund and ROI guarantee' })
  await expect(guarantee).toContainText('worth at least 2X your tax planning fee, we refund the difference')
  await expect(guarantee).toContainText(
    "Within 30 days after we deliver your plan, we'll refund the whole planning fee on request",
  )
  const main = page.getByRole('main')
  await expect(main).not.toContainText('3X')
  await expect(main).toContainText('Published prices are honored for at least 30 days')
})

test('Its calculator shows 17% and 70% of the tax paid and the effective rate.', async ({ page }) => {
  await page.goto('/pricing')
  await hydrated(page)
  const calculator = page.locator('#calculator')
  await calculator.getByLabel(/^Tax paid/).fill('80,000')
  await calculator.getByLabel(/^Gross income/).fill('320,000')
  await calculator.getByRole('button', { name: 'Calculate' }).click()
  await expect(calculator.getByRole('definition')).toHaveText(['$13,600', '$56,000', '25.0%'])
  await expect(calculator).toContainText('Illustration only. The 17%-70% range is what')
})

readerTest('Amounts are U.S. dollars without cents.', async ({ request }) => {
  for (const path of allPaths()) {
    const html = await read(request, path)
    // The mark of a note stands right behind an amount.
    const text = plainText(html.slice(html.indexOf('<body')).replaceAll('<sup', ' <sup'))
    // Billions may have a decimal ($73.6B), and a rate is quoted as the law has it ($1.50 per
    // $1,000); cents and other currencies stand nowhere.
    expect(text.match(/[€£¥]|\$\d[\d,]*\.\d+(?![\dBM]| per \$| a night)/g), path).toBeNull()
  }
})
