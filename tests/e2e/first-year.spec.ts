import type { Page } from '@playwright/test'
import { content, firm } from '#tests/helpers/content.ts'
import { expect, hydrated, test } from '#tests/helpers/test.ts'
import { firstYearOf } from '../../src/lib/first-year.ts'
import { dollars, parsePrice } from '../../src/lib/money.ts'

const tool = content('pages/pricing').firstYear
const returns = content('services/tax-preparation').returnCost
const planning = content('prices/tax-planning').packages
const accounting = content('prices/accounting').packages
const services = content('prices/additional').services.filter(({ price }) => price !== 'Varies')

const part = (page: Page) => page.locator('#first-year')
const answer = (page: Page) => part(page).getByRole('table', { name: tool.answer })
const said = (page: Page) => part(page).getByRole('status')
const add = (page: Page) => part(page).getByRole('button', { name: tool.button })

test.beforeEach(async ({ page }) => page.goto('/pricing'))

test('offers every package and adds up what is chosen', async ({ page }) => {
  await hydrated(page)
  const options = [tool.none, ...planning.map(({ title, price }) => `${title}, ${price.text}`)]
  await expect(part(page).getByLabel(tool.planning).getByRole('option')).toHaveText(options)
  const plan = planning.at(-1)
  const books = accounting[0]
  const service = services.at(-1)
  if (!plan || !books || !service) throw new Error('The price lists are empty.')
  await part(page).getByLabel(tool.planning).selectOption(plan.id)
  await part(page).getByLabel(tool.accounting).selectOption(books.id)
  await part(page).getByText(tool.services).click()
  await part(page).getByRole('checkbox', { name: service.name }).check()
  await add(page).click()
  const expected = firstYearOf(
    {
      planning,
      accounting,
      returns: [],
      services: [{ id: service.id, name: service.name, price: parsePrice(service.price) }],
    },
    { planning: plan.id, accounting: books.id, services: [service.id], returns: {} },
  )
  await expect(answer(page).getByRole('row')).toHaveText([
    ...expected.rows.map(
      ({ label, price }) => new RegExp(`${RegExp.escape(label)}.*${RegExp.escape(`${price?.text}`)}`),
    ),
    new RegExp(RegExp.escape(`${expected.total?.text}`)),
  ])
  await expect(said(page)).toContainText(`${tool.total}: ${expected.total?.text}`)
  await expect(part(page)).toContainText(dollars(plan.price.min * content('guarantee').multiple))
  await expect(part(page).getByRole('link', { name: tool.schedule })).toHaveAttribute('href', firm.schedulingUrl)
  await part(page).getByRole('checkbox', { name: service.name }).uncheck()
  await expect(answer(page)).toBeHidden()
  await expect(page).toHaveURL('/pricing')
})

test('counts returns as the return-cost tool does, and says when nothing is chosen', async ({ page }) => {
  await hydrated(page)
  await add(page).click()
  await expect(said(page)).toHaveText(tool.nothing)
  await part(page).getByText(tool.ownReturn, { exact: true }).click()
  const rentals = returns.questions.find(({ choices }) => !choices)
  await part(page)
    .getByLabel(rentals?.label ?? '')
    .fill('2')
  await add(page).click()
  await expect(answer(page).getByRole('row').last()).toContainText(tool.total)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows every example, with a total', async ({ page }) => {
    await expect(part(page).getByRole('table')).toHaveCount(tool.examples.length)
    for (const { given } of tool.examples) await expect(part(page).getByText(given)).toBeVisible()
  })
})
