import { content, firm } from '#tests/helpers/content.ts'
import { expect, test } from '#tests/helpers/test.ts'
import { openTool } from '#tests/helpers/tool.ts'
import { firstYearOf } from '../../src/lib/first-year.ts'
import { dollars, parsePrice } from '../../src/lib/money.ts'

const copy = content('pages/pricing').firstYear
const returns = content('services/tax-preparation').returnCost
const planning = content('prices/tax-planning').packages
const accounting = content('prices/accounting').packages
const [service] = content('prices/additional').services.filter(({ price }) => price !== 'Varies')

test('adds up the chosen packages, services and returns, or asks for a choice', async ({ page }) => {
  const { part, field, status, rows, compute } = await openTool(page, '/pricing#first-year', copy.button)
  await compute()
  await expect(status).toHaveText(copy.nothing)
  const options = [copy.none, ...planning.map(({ title, price }) => `${title}, ${price.text}`)]
  await expect(field(copy.planning).getByRole('option')).toHaveText(options)
  const [plan, books] = [planning.at(-1), accounting[0]]
  if (!plan || !books || !service) throw new Error('The price lists are empty.')
  await field(copy.planning).selectOption(plan.id)
  await field(copy.accounting).selectOption(books.id)
  await part.getByText(copy.services).click()
  await field(`${service.name}, ${service.price}`).check()
  await compute()
  const services = [{ ...service, price: parsePrice(service.price) }]
  const chosen = { planning: plan.id, accounting: books.id, services: [service.id], returns: {} }
  const expected = firstYearOf({ planning, accounting, returns: [], services }, chosen)
  const row = (label: string, amount = '') => new RegExp(`${RegExp.escape(label)}.*${RegExp.escape(amount)}`)
  await expect(rows).toHaveText([
    ...expected.rows.map(({ label, price }) => row(label, price?.text)),
    row(copy.total, expected.total?.text),
  ])
  await expect(status).toContainText(`${copy.total}: ${expected.total?.text}`)
  await expect(part).toContainText(dollars(plan.price.min * content('guarantee').multiple))
  await expect(part.getByRole('link', { name: copy.schedule })).toHaveAttribute('href', firm.schedulingUrl)
  await expect(page).toHaveURL('/pricing#first-year')

  for (const label of [copy.planning, copy.accounting]) await field(label).selectOption('')
  await field(`${service.name}, ${service.price}`).uncheck()
  await part.getByText(copy.ownReturn, { exact: true }).click()
  await field(returns.questions.find(({ choices }) => !choices)?.label).fill('2')
  await compute()
  await expect(rows.last()).toContainText(copy.total)
})
