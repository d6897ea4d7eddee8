import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, started, test } from './test.ts'

const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'))
const firm = read('firm.yaml')
const claims = read('claims.yaml')

const services = [
  '/tax-planning',
  '/outsourced-cfo',
  '/tax-preparation',
  '/accounting',
  '/bookkeeping',
  '/business-formation',
  '/other-services',
  '/buy-sell-business',
  '/tax-debt-relief',
] as const

const contentOf = (path: string) =>
  read(`services${path === '/bookkeeping' ? '/accounting' : path}.yaml`)

for (const path of services) {
  test(`${path}: title, description, offer list, picture, consultation, prices, questions, related pages`, async ({
    page,
  }) => {
    const service = contentOf(path)
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(service.title)
    await expect(main).toContainText(service.description.split('{')[0].trim())
    const offer = main.getByRole('region', { name: 'What We Offer' })
    await expect(offer.getByRole('listitem')).toHaveCount(service.offers.length)
    await expect(main.getByRole('img', { name: service.pictureAlt })).toBeVisible()
    const book = main.getByRole('link', { name: 'Schedule a Consultation' })
    await expect(book).toHaveAttribute('href', firm.schedulingUrl)
    await expect(book).toHaveAttribute('target', '_blank')
    await expect(main.getByRole('link', { name: service.prices.link.label })).toHaveAttribute(
      'href',
      service.prices.link.to,
    )
    await expect(main.getByRole('group')).toHaveCount(service.questions.length)
    await expect(page.getByRole('navigation', { name: 'Related' }).getByRole('link')).toHaveCount(
      service.related.length,
    )
    // A page that uses tax figures says when they were reviewed.
    const reviewed = main.getByText('Reviewed November 2026')
    await expect(reviewed).toHaveCount(JSON.stringify(service).includes('{tax.') ? 1 : 0)
  })
}

test('questions open one at a time, and an open one closes', async ({ page }) => {
  await page.goto('/accounting')
  const questions = page.getByRole('main').getByRole('group')
  const open = () =>
    questions.evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open))
  await questions.nth(0).locator('summary').click()
  await questions.nth(2).locator('summary').click()
  expect((await open()).slice(0, 3)).toEqual([false, false, true])
  await questions.nth(2).locator('summary').click()
  expect(await open()).not.toContain(true)
})

test('a picture that fails before the script starts still gives way to its icon, without a shift', async ({
  page,
}) => {
  await page.route('**/assets/service-*.svg', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/accounting')
  const name = contentOf('/accounting').pictureAlt
  const before = await page.getByRole('region', { name: 'What We Offer' }).boundingBox()
  await started(page)
  const icon = page.getByRole('img', { name })
  await expect(icon).toHaveJSProperty('tagName', 'svg')
  expect(await page.getByRole('region', { name: 'What We Offer' }).boundingBox()).toEqual(before)
})
test.use({ expectedErrors: /503/ })

test('tax planning carries the same guarantee as pricing, and its two figures with their basis', async ({
  page,
}) => {
  await page.goto('/pricing')
  const terms = (name: RegExp) => page.getByRole('region', { name }).getByRole('paragraph').first()
  const onPricing = await terms(/ROI guarantee/).textContent()
  await page.goto('/tax-planning')
  expect(await terms(/Satisfaction guarantee/).textContent()).toBe(onPricing)
  const main = page.getByRole('main')
  await expect(main).toContainText('$61K+')
  await expect(main).toContainText('18%')
  await expect(main).toContainText('Savings depend on income, entity, state and follow-through.')
  await expect(main.getByRole('heading').filter({ hasText: /18%|61K/ })).toHaveCount(0)
})

test('the CFO page has the cash-flow callout with its basis and the cost of an in-house team', async ({
  page,
}) => {
  await page.goto('/outsourced-cfo')
  const main = page.getByRole('main')
  await expect(main).toContainText('cashflow increases of 40% or more')
  await expect(main).toContainText('your results will differ')
  await expect(main).toContainText('$150K-$300K+')
  await expect(main).toContainText(claims.inHouseTeam.basis)
})

test('other services lists 22 extras once, priced where a price exists, partners disclosed', async ({
  page,
}) => {
  await page.goto('/other-services')
  const list = page.locator('#extras').getByRole('listitem')
  await expect(list).toHaveCount(22)
  for (const { name, price } of read('prices/additional.yaml').services) {
    await expect(list.filter({ hasText: name }).first()).toContainText(price)
  }
  for (const { url } of firm.partners) {
    await expect(page.locator('#extras').locator(`a[href="${url}"]`)).toHaveAttribute(
      'rel',
      /noopener/,
    )
  }
})

test('formation and dissolution, buying and selling each have both sides', async ({ page }) => {
  await page.goto('/business-formation')
  await expect(page.locator('#two-sides').getByRole('heading', { level: 3 })).toHaveCount(2)
  await page.goto('/buy-sell-business')
  await expect(page.locator('#two-sides').getByRole('heading', { level: 3 })).toHaveCount(2)
  const session = page.locator('#session').getByRole('link')
  await expect(session).toHaveAccessibleName(/free strategy session/i)
  await expect(session).toHaveAttribute('href', firm.schedulingUrl)
})

test('tax debt relief follows the rules for such a page', async ({ page }) => {
  await page.goto('/tax-debt-relief')
  const main = page.getByRole('main')
  await expect(main).toContainText('Most taxpayers do not qualify for an offer in compromise.')
  await expect(main).toContainText(
    `${firm.name} is a private company, not affiliated with the IRS or any government agency.`,
  )
  const comparison = main.getByRole('table')
  await expect(comparison.getByRole('columnheader')).toHaveText([
    'With resolution',
    'Without resolution',
  ])
  const statistics = main.getByRole('region', { name: 'The national picture' })
  for (const [id, figure] of [
    ['debtPenalties', '$73.6B'],
    ['debtCases', '72K'],
    ['debtResolved', '$13B'],
  ] as const) {
    await expect(statistics).toContainText(figure)
    await expect(statistics).toContainText(claims[id].label)
  }
  await expect(statistics).toContainText('They do not describe our clients')
  const stories = main.getByRole('article')
  await expect(stories).toHaveCount(2)
  await expect(stories.getByRole('heading')).toHaveText([
    'Illustrative example',
    'Illustrative example',
  ])
})

test('the services are complete without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/tax-debt-relief')
  await expect(page.getByText('73.6', { exact: true })).toHaveCSS('opacity', '1')
  await page.getByRole('main').getByRole('group').first().locator('summary').click()
  await expect(
    page.getByRole('main').getByRole('group').first().getByRole('paragraph'),
  ).toBeVisible()
  await expect(
    page.getByRole('img', { name: contentOf('/tax-debt-relief').pictureAlt }),
  ).toBeVisible()
  await context.close()
})
