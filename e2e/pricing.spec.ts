import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { longDate } from '../app/lib/dates.ts'
import { savingsNote } from '../app/lib/savings-note.ts'
import { expect, test } from './test.ts'

type Cost = { name: string; price: string }
type Package = {
  id: string
  title: string
  price: string
  onboarding?: string
  additionalCosts: Cost[]
}

const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'))
const firm = read('firm.yaml')
const planning: Package[] = read('prices/tax-planning.yaml').packages
const accounting: Package[] = read('prices/accounting.yaml').packages
const preparation: Package[] = read('prices/tax-preparation.yaml').packages
const additional: Cost[] = read('prices/additional.yaml').services
const amount = (price: string) => Number(price.replaceAll(/[^\d]/g, ''))
const dollars = (value: number) => `$${value.toLocaleString('en-US')}`

test('the page: its order, the journey, the guarantee, the terms', async ({ page }) => {
  await page.goto('/pricing')
  await test.step('the parts of the page stand in the order of the specification', async () => {
    const headings = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .allTextContents()
    const order = [
      /ROI guarantee/,
      /Tax Journey/,
      /Tax planning packages/,
      /planning be worth/,
      /Before .* after/,
      /Accounting and CFO/,
      /Tax preparation/,
      /Combine planning, preparation and accounting/,
      /Additional services/,
      /quote in writing/,
    ]
    expect(headings).toHaveLength(order.length)
    for (const [index, pattern] of order.entries()) expect(headings[index]).toMatch(pattern)
    for (const name of [/Combine planning/, /quote in writing/]) {
      const book = page.getByRole('region', { name }).getByRole('link', { name: /new tab/ })
      await expect(book).toHaveAttribute('href', firm.schedulingUrl)
    }
    const beforeAfter = page.getByRole('region', { name: /Before .* after/ })
    const columns = beforeAfter.getByRole('columnheader')
    await expect(columns).toHaveText(['Before', 'After'])
    const [before = 0, after = 0] = await columns.evaluateAll((cells) =>
      cells.map((cell) => cell.getBoundingClientRect().width),
    )
    expect(Math.abs(before - after)).toBeLessThan(2)
    await expect(beforeAfter).toContainText(
      savingsNote(read('pages/pricing.yaml').beforeAfter.basis),
    )
    await expect(page.locator('#tax-planning')).toContainText('Elite')
    await expect(page.locator('#tax-preparation')).toContainText('1120S')
  })
  await test.step('the Tax Journey has its four steps in order, the first with the price of the call', async () => {
    const steps = page.getByRole('region', { name: 'The Tax Journey' }).getByRole('listitem')
    await expect(steps.getByRole('heading')).toHaveText([
      'Discovery',
      'Blueprint',
      'Implementation',
      'Maintenance',
    ])
    await expect(steps.first()).toContainText('$10')
  })
  await test.step('the guarantee is worded as required, once, at 2X, with a worked refund', async () => {
    const { title, terms } = read('guarantee.yaml')
    const filled = (text: string) => text.replaceAll('{guarantee.multiple}', '2X')
    const guarantee = page.getByRole('region', { name: 'ROI guarantee' })
    await expect(guarantee).toContainText(`${filled(title)} ${filled(terms)}`)
    await expect(guarantee).toContainText(
      'worth at least 2X your tax planning fee, we refund the difference',
    )
    await expect(guarantee).toContainText('If the plan identifies $7,000, we refund $2,600.')
    await expect(page.getByRole('main')).not.toContainText('3X')
  })
  await test.step('the terms and the basis of the average stand on the page', async () => {
    const main = page.getByRole('main')
    await expect(main).toContainText(`Starting prices as of ${longDate(firm.pricesEffective)}.`)
    await expect(main).toContainText('Published prices are honored for at least 30 days')
    const planningPart = page.getByRole('region', { name: 'Tax planning packages' })
    await expect(planningPart).toContainText('$61K+')
    await expect(planningPart).toContainText(read('claims.yaml').averageSavings.basis.split(',')[0])
  })
})

test('the prices: packages, first years, what the guarantee means in dollars, extras', async ({
  page,
}) => {
  await page.goto('/pricing')
  await test.step('every package shows its price, its costs and exactly one common choice per group', async () => {
    for (const [name, packages] of [
      [/Tax planning packages/, planning],
      [/Accounting and CFO packages/, accounting],
      [/Tax preparation/, preparation],
    ] as const) {
      const group = page.getByRole('region', { name })
      await expect(group.getByRole('article')).toHaveCount(packages.length)
      await expect(group.getByText('Common choice')).toHaveCount(1)
      for (const each of packages) {
        const card = group.getByRole('article', { name: each.title, exact: true })
        await expect(card).toContainText(each.price)
        if (each.onboarding) await expect(card).toContainText(each.onboarding)
        for (const cost of each.additionalCosts) {
          const row = card.locator('dl > div').filter({ hasText: cost.name })
          await expect(row.getByRole('definition')).toContainText(cost.price)
        }
      }
    }
  })
  await test.step('the first year of each accounting package is twelve months and onboarding', async () => {
    for (const { title, price, onboarding = '' } of accounting) {
      const [low = 0, high = low] = price.split('-').map(amount)
      const year = (month: number) => 12 * month + amount(onboarding)
      const range =
        low === high ? dollars(year(low)) : `${dollars(year(low))}-${dollars(year(high)).slice(1)}`
      await expect(page.getByRole('article', { name: title })).toContainText(`${range}+`)
    }
  })
  await test.step('each planning package says what the guarantee means in dollars, and draws it to scale', async () => {
    const most = Math.max(...planning.map(({ price }) => amount(price))) * firm.guarantee.multiple
    for (const { title, price } of planning) {
      const card = page.getByRole('article', { name: title })
      await expect(card).toContainText(dollars(amount(price) * firm.guarantee.multiple))
      const [fee, rest] = await card
        .locator('svg rect')
        .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('width'))))
      expect((fee ?? 0) / 1000).toBeCloseTo(amount(price) / most, 4)
      expect(rest).toBeCloseTo((fee ?? 0) * (firm.guarantee.multiple - 1), 4)
    }
  })
  await test.step('all additional services are listed with their prices, partners with their disclosure', async () => {
    const list = page.getByRole('region', { name: 'Additional services' }).getByRole('listitem')
    await expect(list).toHaveCount(additional.length)
    for (const { name, price } of additional) {
      await expect(list.filter({ hasText: name }).first()).toContainText(price)
    }
    for (const { id, url } of firm.partners) {
      const name = id === 'it-support' ? 'IT support' : 'Insurance'
      const row = list.filter({ hasText: name })
      const link = row.getByRole('link', { name: new RegExp(`^${name}`) })
      await expect(link).toHaveAttribute('href', url)
      await expect(link).toHaveAttribute('rel', /noopener/)
      await expect(row).toContainText('Independent company.')
    }
    await expect(list.filter({ hasText: 'Financial Reviews' })).toContainText(
      'not an attest engagement',
    )
  })
})

test('the anchors of the price groups are reached from another page, clear of the header', async ({
  page,
}) => {
  for (const id of ['tax-planning', 'tax-preparation']) {
    await page.goto(`/pricing#${id}`)
    const top = await page
      .locator(`#${id}`)
      .evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(70)
    expect(top).toBeLessThan(300)
  }
})
