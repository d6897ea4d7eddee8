import type { Page } from '@playwright/test'
import { closeUp, printedPages } from '#test/helpers/pdf.ts'
import { expect, test } from '#test/helpers/test.ts'

type Lines = Record<string, string>
type Card = { price: string; says?: string[]; work?: Lines; costs: Lines }

const groups: Record<string, Record<string, Card>> = {
  Plans: {
    'Full Plan': { price: '$6,000+ per year', costs: {} },
    'Core Plan': {
      price: '$3,000 per year',
      costs: {
        'Extra meeting': '$50/hr',
        'Extra company': '$200 each',
        'Quarterly check': '$100/mo',
        Rush: '$300+',
      },
    },
    'Lite Plan': { price: '$1,000-2,000+ per year', costs: { 'Extra meeting': '$50/hr' } },
  },
  Books: {
    'Finance Lead': {
      price: '$2,000+ per month',
      says: ['$1,000 to start', '$25,000+'],
      work: { 'Each Monday': 'We look at the cash.', 'Each month': 'We write what changed.' },
      costs: {},
    },
    'Monthly Close': {
      price: '$500 per month',
      says: ['$1,000 to start', '$7,000', 'Autumn discount $45/mo'],
      costs: { Payroll: '$60/mo' },
    },
    'Simple Books': {
      price: '$100-200+ per month',
      says: ['$300 to start', '$1,500-2,700+'],
      costs: { Payroll: '$80/mo', Cleanup: '$40/hr' },
    },
  },
  Returns: {
    'S corporation 1120S': { price: '$900-1,100+', costs: {} },
    'Partnership 1065': {
      price: '$700+',
      costs: { 'Extra K-1': '$70 each', 'Late papers': '$150' },
    },
    '1040 and a rental': { price: '$450', costs: { 'Extra rental': '$90 each' } },
    'Plain 1040': { price: '$300+', costs: { Students: '$120 total' } },
  },
}

const additional = {
  'Discovery call': '$25',
  'Second opinion': '$120',
  'Letter to a lender': '$90+',
  'Company formation': '$600',
  Reconciliation: '$150-250+',
  'Payroll setup': 'Varies',
  'Payroll desk': 'Varies',
  Insurance: 'Varies',
}

test.beforeEach(({ page }) => page.goto('/pricing'))

const region = (page: Page, name: string) => page.getByRole('region', { name })

test('Pricing has its parts in order, dated terms, the basis of its figure, and booking in the bundle and at the end.', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Planning guarantee',
    'From call to plan',
    'Plans',
    'What could a plan find?',
    'Two desks',
    'Books',
    'Returns',
    'What will yours cost?',
    'A shop with two owners',
    'All three together?',
    'Single jobs',
    'You get the figure first',
  ])
  const steps = region(page, 'From call to plan').getByRole('listitem')
  await expect(steps.getByRole('heading')).toHaveText(['Call', 'Draft', 'Work', 'Review'])
  await expect(steps.first()).toContainText('$25')
  for (const name of ['All three together?', 'You get the figure first']) {
    await expect(region(page, name).getByRole('link', { name: /new tab/ })).toBeVisible()
  }
  await expect(main).toContainText('Prices as of September 1, 2026.')
  await expect(main).toContainText('$9.5K')
  await expect(main).toContainText('Mean of the first plans written by Alder & Finch Tax Partners')
})

test('The guarantee states its multiple and terms and works out a refund.', async ({ page }) => {
  const guarantee = region(page, 'Planning guarantee')
  for (const words of [
    '3X planning guarantee.',
    'savings of at least 3X the planning fee',
    'The Core Plan at $3,000 must name $9,000. If it names $8,000, you get $1,000 back.',
  ]) {
    await expect(guarantee).toContainText(words)
  }
})

test('Before and after are two columns of one width with their note.', async ({ page }) => {
  const columns = region(page, 'Two desks').getByRole('columnheader')
  await expect(columns).toHaveText(['Without', 'With'])
  const [before = 0, after = 0] = await columns.evaluateAll((cells) =>
    cells.map((cell) => cell.getBoundingClientRect().width),
  )
  expect(after).toBeCloseTo(before, 0)
  await expect(region(page, 'Two desks')).toContainText('These two columns hold no amounts')
})

test('Pricing says how fees are billed and ended, and links to the payment site.', async ({ page }) => {
  const billing = page.locator('#billing')
  await expect(billing).toContainText('We bill on the last day of the month.')
  await expect(billing).toContainText('You can leave after any month.')
  const pay = billing.getByRole('link', { name: 'Pay us' })
  await expect(pay).toHaveAttribute('href', 'https://pay.larch.example/alder-finch')
  await expect(billing).toContainText('at pay.larch.example')
})

test('Additional services are listed with their prices. A partner is linked safely and disclosed as an independent company.', async ({ page }) => {
  const list = region(page, 'Single jobs').getByRole('listitem')
  await expect(list).toHaveText(
    Object.entries(additional).map(
      ([name, price]) => new RegExp(`^${name}.*${RegExp.escape(price)}(?![\\d,])`),
    ),
  )
  for (const [name, url] of [
    ['Payroll desk', 'https://larch.example/payroll'],
    ['Insurance', 'https://heron.example'],
  ] as const) {
    const row = list.filter({ hasText: name })
    const link = row.getByRole('link', { name: new RegExp(`^${name}`) })
    await expect(link).toHaveAttribute('href', url)
    await expect(row).toContainText('Independent company.')
  }
})

test(
  'Every package shows its price, onboarding, extra costs, discounts and when the work is done. The first year of a monthly package is twelve months and onboarding. Each group of two or more packages marks exactly one common choice.',
  async ({ page }) => {
    for (const [name, cards] of Object.entries(groups)) {
      const group = page.getByRole('region', { name, exact: true })
      await expect(group.getByRole('article')).toHaveCount(Object.keys(cards).length)
      await expect(group.getByText('Common choice')).toHaveCount(1)
      for (const [title, { price, says = [], work = {}, costs }] of Object.entries(cards)) {
        const card = group.getByRole('article', { name: title, exact: true })
        await expect(card.getByText(price, { exact: true }), title).toBeVisible()
        for (const words of says) await expect(card).toContainText(words)
        const lines = { ...work, ...costs }
        await expect(card.getByRole('term')).toHaveText(Object.keys(lines))
        await expect(card.getByRole('definition')).toHaveText(Object.values(lines))
      }
    }
  },
)

test('Each planning package says what the guarantee means in dollars and draws it to scale.', async ({ page }) => {
  for (const [title, fee] of [
    ['Full Plan', 6000],
    ['Core Plan', 3000],
    ['Lite Plan', 1000],
  ] as const) {
    const card = page.getByRole('article', { name: title })
    await expect(card).toContainText(`$${(3 * fee).toLocaleString('en-US')}`)
    const [drawn = 0, rest = 0] = await card
      .locator('svg path + path')
      .evaluateAll((bars) => bars.map((bar) => (bar as SVGPathElement).getBBox().width))
    expect(drawn / 1000).toBeCloseTo(fee / 18_000, 4)
    expect(rest).toBeCloseTo(2 * drawn, 2)
  }
})

test('Printed, pricing is a dated sheet of at most three pages with every price.', async ({ page }) => {
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  const cards = Object.values(groups).flatMap((each) => Object.values(each))
  for (const format of ['Letter', 'A4']) {
    const sheets = await printedPages(page, format)
    expect(sheets.length).toBeLessThanOrEqual(3)
    for (const heading of headings) {
      expect(sheets.filter((sheet) => sheet.endsWith(closeUp(heading)))).toEqual([])
    }
    const printed = sheets.join('')
    for (const needed of [
      ...cards.flatMap(({ price, costs }) => [price, ...Object.values(costs)]),
      ...Object.values(additional),
      '(503) 555-0147 ext. 12',
      'September 1, 2026',
      'A plus sign marks',
      'Alder & Finch Tax Partners',
    ]) {
      expect(printed).toContain(closeUp(needed))
    }
    for (const absent of [
      'Calculate',
      'Skip to content',
      'Contact Us',
      'Quick',
      'an office of two',
    ]) {
      expect(printed).not.toContain(closeUp(absent))
    }
  }
})
