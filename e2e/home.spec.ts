import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, started, test } from './test.ts'

const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'))
const firm = read('firm.yaml')
const claims = read('claims.yaml')
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

test('what home says: the offer, the figures with their notes, the ways compared, to scale', async ({
  page,
}) => {
  await page.goto('/')
  await test.step('the hero books and calls, with the tagline under the headline', async () => {
    const hero = page.getByRole('region', {
      name: 'Strategic Tax Reduction for Real Estate Professionals',
    })
    const book = hero.getByRole('link', { name: 'Schedule a Tax Strategy Session' })
    await expect(book).toHaveAttribute('href', firm.schedulingUrl)
    await expect(book).toHaveAttribute('target', '_blank')
    await expect(book).toHaveAttribute('rel', /noopener/)
    await expect(book).toHaveAccessibleName(/opens in a new tab/)
    const digits = firm.phone.replace(/\D/g, '')
    await expect(hero.getByRole('link', { name: 'Call Us' })).toHaveAttribute(
      'href',
      `tel:+1${digits}`,
    )
    await expect(hero.getByRole('heading', { level: 1 }).locator('+ p')).toHaveText(firm.tagline)
  })
  await test.step('all six figures of the register are shown, with the note that must stand beside them', async () => {
    const band = page.getByRole('region', { name: /in figures/ })
    for (const id of [
      'taxesSaved',
      'yearsExperience',
      'happyClients',
      'states',
      'googleRating',
      'projects',
    ]) {
      const { prefix = '', value, suffix = '', label } = claims[id]
      const figure = band
        .getByRole('paragraph')
        .filter({ hasText: label })
        .filter({ hasText: String(value) })
      await expect(figure).toContainText(`${prefix}${value}${suffix}`)
    }
    await expect(band).toContainText('Savings depend on income, entity, state and follow-through.')
    await expect(band).toContainText('Past results do not predict yours.')
  })
  await test.step('the parts of the building add up to its price and to the deduction shown', async () => {
    const table = page.getByRole('table', { name: /purchase in parts/ })
    const amounts = (selector: string, column: number) =>
      table
        .locator(`${selector} tr`)
        .evaluateAll(
          (rows, index) =>
            rows.map((row) =>
              Number((row as HTMLTableRowElement).cells[index]?.textContent?.replace(/\D/g, '')),
            ),
          column,
        )
    for (const column of [1, 2]) {
      const parts = await amounts('tbody', column)
      const [total] = await amounts('tfoot', column)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
    }
  })
  await test.step('the comparison has a column for each of the three ways and its cost basis below', async () => {
    const comparison = page.getByRole('region', { name: /Three ways to staff/ })
    await expect(comparison.getByRole('columnheader')).toHaveText([
      'Compliance accountant',
      'In-house finance team',
      firm.shortName,
    ])
    await expect(comparison).toContainText('$150K-$300K+')
    await expect(comparison).toContainText(claims.inHouseTeam.basis)
  })
  await test.step('the bars of the yearly costs are drawn to one scale', async () => {
    const figure = page.getByRole('figure', { name: /to one scale/ })
    const shares = await figure
      .locator('svg')
      .evaluateAll((bars) =>
        bars.map((bar) => Number(bar.querySelector('rect')?.getAttribute('width'))),
      )
    const [planning = 0, cfo = 0, inHouse = 0] = shares
    expect(cfo / inHouse).toBeCloseTo((12 * 3350 + 2000) / 150_000, 3)
    expect(planning / inHouse).toBeCloseTo(2500 / 150_000, 3)
  })
})

test('three client stories quote their case-study records and are labelled as illustrative', async ({
  page,
}) => {
  await page.goto('/')
  const { testimonials } = read('testimonials.yaml')
  const { records } = read('case-studies.yaml')
  const stories = page.getByRole('region', { name: 'Client stories' }).getByRole('article')
  await expect(stories).toHaveCount(3)
  const names = await stories.evaluateAll((all) =>
    all.map((each) => each.ariaLabelledByElements?.map((e) => e.textContent).join(' ')),
  )
  expect(new Set(names).size).toBe(3)
  for (const story of await stories.all()) {
    const text = (await story.textContent()) ?? ''
    const told = testimonials.find(({ title }: { title: string }) => text.includes(title))
    const record = records.find(({ id }: { id: number }) => id === told.caseStudy)
    await expect(story).toContainText(dollars(record.totalTaxSavings))
    await expect(story).toContainText(dollars(record.taxDueWithoutStrategy))
    await expect(story.getByRole('heading')).toHaveText('Illustrative example')
    const line = story.getByText('Not an actual client. Shown to explain the kind of work we do.')
    const [size, body] = await Promise.all([
      line.evaluate((element) => getComputedStyle(element).fontSize),
      page.locator('body').evaluate((element) => getComputedStyle(element).fontSize),
    ])
    expect(size).toBe(body)
  }
})

test('cards and the link to pricing lead on, before and after the script has started', async ({
  page,
}) => {
  await test.step('core service cards lead to their pages', async () => {
    for (const [name, path] of [
      ['Tax Planning', '/tax-planning'],
      ['Tax Debt Relief', '/tax-debt-relief'],
      ['Outsourced CFO', '/outsourced-cfo'],
    ] as const) {
      await page.goto('/')
      await page.getByRole('region', { name: 'Core services' }).getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
    }
  })
  await test.step('the link to pricing works after the script has started', async () => {
    await page.goto('/')
    await started(page)
    await page.getByRole('link', { name: 'See all pricing' }).click()
    await expect(page).toHaveURL('/pricing')
  })
})
