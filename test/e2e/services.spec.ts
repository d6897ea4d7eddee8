import type { Page } from '@playwright/test'
import { fixture, pageOf } from '#test/helpers/builds.ts'
import { printedPages } from '#test/helpers/pdf.ts'
import { expect, hold, phone, readerTest, test, withoutScriptFiles } from '#test/helpers/test.ts'

for (const [path, title, prices, related, reviewed] of [
  ['/tax-planning', 'Tax Planning', 'See the three plans', 2, [/September 2026/]], // uses tax figures
  ['/accounting', 'Accounting', 'See the books packages', 3, []],
] as const) {
  test(
    `${path} has title, offer list, picture, booking, prices, questions and related pages`,
    async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      const offer = main.getByRole('region', { name: 'What We Offer' })
      await expect(offer.getByRole('listitem')).toHaveCount(4)
      await expect(main.getByRole('img').first()).toHaveAccessibleName(/\w{3}/)
      await expect(main.getByRole('link', { name: 'Schedule a Consultation' })).toBeVisible()
      const priceLink = main.getByRole('link', { name: prices })
      await expect(priceLink).toHaveAttribute('href', /^\/pricing#/)
      const asked = main.getByRole('region', { name: 'Frequently asked questions' })
      await expect(asked.getByRole('group')).toHaveCount(3)
      const links = page.getByRole('navigation', { name: 'Related services' }).getByRole('link')
      await expect(links).toHaveCount(related)
      await expect(main.getByText(/^Reviewed/)).toHaveText([...reviewed])
    },
  )
}

test('Questions of a service open one at a time, and an open one closes.', async ({ page }) => {
  await page.goto('/accounting')
  const questions = page.getByRole('main').getByRole('group')
  const open = () =>
    questions.evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open))
  await questions.nth(0).locator('summary').click()
  await questions.nth(2).locator('summary').click()
  expect(await open()).toEqual([false, false, true])
  await questions.nth(2).locator('summary').click()
  expect(await open()).not.toContain(true)
})

readerTest('/bookkeeping shows the page of /accounting.', () => {
  const [accounting, bookkeeping] = ['/accounting', '/bookkeeping'].map(
    (path) => pageOf(fixture, path).texts('main')[0],
  )
  expect(accounting).toContain('What We Offer')
  expect(bookkeeping).toBe(accounting)
})

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })
const exhibit = (page: Page) => page.locator('#exhibit')

for (const [path, tables, isSample] of [
  ['/tax-planning', 2, false],
  ['/outsourced-cfo', 1, true],
  ['/business-formation', 2, true],
  ['/accounting', 2, false],
  ['/buy-sell-business', 3, true],
] as const) {
  readerTest(`exhibit of ${path} stands before its steps`, () => {
    const { parts, values } = pageOf(fixture, path)
    expect(parts('#exhibit table')).toHaveLength(tables)
    expect(values('#exhibit, #steps', 'id')).toEqual(['exhibit', 'steps'])
    const text = parts('#exhibit')[0]?.text ?? ''
    expect(text.includes('Illustrative example')).toBe(isSample)
  })
}

readerTest('The guarantee has the same words wherever it appears.', () => {
  const [onPricing] = pageOf(fixture, '/pricing').texts('#guarantee p')
  expect(onPricing).toBeTruthy()
  expect(pageOf(fixture, '/tax-planning').texts('main p')).toContain(onPricing)
})

test('A claim appears with its basis and never in a heading.', async ({ page }) => {
  await page.goto('/tax-planning')
  const main = page.getByRole('main')
  for (const words of [
    '$9.5K',
    '22%',
    'Mean of the first plans written by Alder & Finch Tax Partners',
    'Savings depend on income, entity, state and follow-through.',
  ]) {
    await expect(main).toContainText(words)
  }
  await expect(main.getByRole('heading').filter({ hasText: /22%|9\.5K/ })).toHaveCount(0)
  await page.goto('/outsourced-cfo')
  await expect(main).toContainText('The median was 15%.')
  await expect(main).toContainText('Median of the clients with a forecast')
})

test('A service may list the work of each package before its price; its prices come once, after them.', async ({ page }) => {
  await page.goto('/outsourced-cfo')
  await expect(region(page, 'Two ways').getByRole('article')).toHaveCount(2)
  const lead = region(page, 'Two ways').getByRole('article', { name: 'Finance Lead' })
  await expect(lead.getByRole('term')).toHaveText(['Each Monday', 'Each month'])
  expect(await lead.getByText(/We look at the cash|\$2,000\+/).allTextContents()).toEqual([
    'We look at the cash.',
    '$2,000+ per month plus $1,000 once for onboarding',
  ])
  // The box with the prices comes once, after the packages and before the steps.
  const headings = await page.getByRole('main').getByRole('heading').allTextContents()
  const costs = headings.indexOf('What it costs')
  expect(headings.lastIndexOf('What it costs')).toBe(costs)
  expect(costs).toBeGreaterThan(headings.indexOf('Monthly Close'))
  expect(costs).toBeLessThan(headings.indexOf('Start'))
})

test('Services may have callouts, figures, statistics, comparisons, sessions and stories.', async ({ page }) => {
  await page.goto('/outsourced-cfo')
  await expect(page.getByRole('main')).toContainText('$90K-$180K')

  await page.goto('/business-formation')
  for (const figure of ['340+', '11', '1250+']) {
    const shown = region(page, 'In figures').getByRole('definition').filter({ hasText: figure })
    await expect(shown).toHaveCount(1)
  }

  await page.goto('/accounting')
  const comparison = region(page, 'Box or books').getByRole('table')
  await expect(comparison.getByRole('columnheader')).toHaveText(['A box', 'Books'])
  await expect(comparison.locator('+ p')).toHaveText('Both cost time.')

  await page.goto('/buy-sell-business')
  const session = page.locator('#session').getByRole('link')
  await expect(session).toHaveAccessibleName(/Book the free strategy session/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)

  await page.goto('/tax-preparation')
  const leaf = exhibit(page).locator('li li').filter({ hasText: '1120S' })
  await expect(leaf).toHaveText('YesForm 1120S $900-1,100+ Due March 15')
  const kinds = region(page, 'What to send').getByRole('heading', { level: 3 })
  await expect(kinds).toHaveText(['A person', 'A company'])
})

test('A checklist of documents is printed on a sheet of its own.', async ({ page }) => {
  await page.goto('/tax-preparation')
  const checklist = region(page, 'To check off')
  const groups = checklist.getByRole('heading', { level: 3 })
  await expect(groups).toHaveText(['At home', 'In the shop'])
  await expect(checklist.getByRole('listitem')).toHaveCount(5)
  const sheets = await printedPages(page)
  const [sheet = '', ...others] = sheets.filter((text) => text.includes('Tocheckoff'))
  expect(others).toEqual([])
  expect(sheet).toMatch(/^Tocheckoff.*1099-NEC$/)
})

test('Other services lists every extra once, priced or quoted. A partner is linked safely and disclosed as an independent company.', async ({ page }) => {
  await page.goto('/other-services')
  const list = page.locator('#extras').getByRole('listitem')
  await expect(list).toHaveCount(11)
  // One service of the price list is in no group.
  const headings = page.locator('#extras').getByRole('heading', { level: 3 })
  await expect(headings).toHaveCount(4)
  await expect(headings.last()).toHaveText('All else')
  for (const [name, price] of [
    ['Discovery call', '$25'],
    ['Reconciliation', '$150-250+'],
    ['Payroll setup', 'Varies'],
    ['Corrected returns', 'On request'],
  ] as const) {
    await expect(list.filter({ hasText: name })).toContainText(price)
  }
  for (const url of ['https://larch.example/payroll', 'https://heron.example']) {
    const link = page.locator('#extras').locator(`a[href="${url}"]`)
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  // A note of the firm's own does not take the place of the disclosure.
  const insurance = list.filter({ hasText: 'Insurance' })
  await expect(insurance).toContainText('For shops and rentals.')
  await expect(insurance).toContainText('Independent company.')
})

test.describe('picture of a service', () => {
  const files = '**/assets/service-*.svg'

  test('A picture tile is ruled while its picture loads. A picture tile is bare when its picture has come. A tile is square and at most 350 px wide.', async ({ page }) => {
    const release = await hold(page, files)
    await page.goto('/accounting', { waitUntil: 'domcontentloaded' })
    const image = page.getByRole('img', { name: 'A ledger that lies open' })
    const tile = image.locator('..')
    await expect(tile).toHaveAttribute('data-state', 'loading')
    await expect(tile).toHaveCSS('background-image', /gradient/)
    const empty = await tile.boundingBox()
    expect([empty?.width, empty?.height]).toEqual([350, 350])

    release()
    await expect(tile).toHaveAttribute('data-state', 'loaded')
    await expect(tile).toHaveCSS('background-image', 'none')
    expect(await tile.boundingBox()).toEqual(empty)
    await expect(image).not.toHaveJSProperty('naturalWidth', 0)

    for (const size of [phone, { ...phone, width: 320 }]) {
      await page.setViewportSize(size)
      const box = await tile.boundingBox()
      expect(box?.width).toBeLessThanOrEqual(350)
      expect(box?.height).toBeCloseTo(box?.width ?? 0, 0)
    }
  })

  test('A tile whose picture came before the script has no placeholder.', async ({ page }) => {
    await withoutScriptFiles(page)
    await page.goto('/accounting')
    const image = page.getByRole('img', { name: 'A ledger that lies open' })
    await expect(image).toBeVisible()
    await expect(image.locator('..')).toHaveCSS('background-image', 'none')
  })

  test.describe('that fails', () => {
    test.use({ expectedErrors: /503/ })

    test('A picture that fails gives way to an icon of the same name, without a shift.', async ({ page }) => {
      await page.route(files, (route) => route.fulfill({ status: 503, body: '' }))
      await page.goto('/accounting')
      const offer = page.getByRole('region', { name: 'What We Offer' })
      const before = await offer.boundingBox()
      const icon = page.getByRole('img', { name: 'A ledger that lies open' })
      await expect(icon).toHaveJSProperty('tagName', 'svg')
      expect(await offer.boundingBox()).toEqual(before)
    })
  })
})
