import { readFileSync } from 'node:fs'
import { content, entries, firm, liveDay } from '#tests/helpers/content.ts'
import { expect, hydrated, test } from '#tests/helpers/test.ts'
import { longDate } from '../../src/lib/dates.ts'
import { paymentYears } from '../../src/lib/deadlines.ts'
import { compareEntities, lastProfit } from '../../src/lib/entity-taxes.ts'
import { installments, requiredPayment } from '../../src/lib/estimated-payments.ts'
import { dollars } from '../../src/lib/money.ts'

test("marks payments by the visitor's own day, and offers the rest as a calendar file", async ({ page }) => {
  const { tool, dates, validThrough } = content('pages/learning-library').estimatedTax
  const { answer } = tool
  const quarter = page.locator('#estimated-tax')
  const lines = quarter.getByRole('row')
  async function show(...answers: string[]) {
    for (const [at, value] of answers.entries()) await quarter.getByRole('textbox').nth(at).fill(value)
    await quarter.getByRole('button', { name: tool.button }).click()
  }
  const year = Math.min(new Date().getFullYear(), Number(validThrough.slice(0, 4)))
  const now = `${year}-09-16`
  await page.clock.setFixedTime(new Date(`${now}T12:00:00`))
  await page.goto('/learning-library')
  await hydrated(page)
  await show('$20,000', '160,000', '30,000', '2,000', '4,000')
  const given = { lastTax: 20_000, lastIncome: 160_000, separate: false, tax: 30_000, withheld: 2000 }
  const due = requiredPayment(given, tool.law)
  const [mine = []] = paymentYears(dates, `${year}-12-31`).filter(([first]) => first?.startsWith(`${year}-`))
  const payments = installments(due.amount, 4000, mine, now)
  const notes = { passed: ` (${answer.passed})`, next: ` (${answer.next})`, later: '' }
  const last = dollars(payments.at(-1)?.amount ?? 0)
  expect(payments.map(({ state }) => state)).toEqual(['passed', 'passed', 'passed', 'next'])
  await expect(lines).toHaveText([
    ...payments.map(({ date, state, amount }) => `${longDate(date)}${notes[state]}${dollars(amount)}`),
    `${answer.total} ${last}`,
  ])
  await expect(quarter.getByText(answer[due.ground as 'current'])).toBeVisible()
  const saved = page.waitForEvent('download')
  await quarter.getByRole('button', { name: tool.file }).click()
  const file = readFileSync(await (await saved).path(), 'utf8')
  expect(file.match(/DTSTART.*/g)).toEqual([`DTSTART;VALUE=DATE:${mine.at(-1)?.replaceAll('-', '')}`])
  expect(file).toContain(`SUMMARY:Estimated tax for ${year}: ${last.replaceAll(',', '\\,')}`)
  // Nothing is due where the law says so.
  await show('0', '9,000', '30,000', '0', '0')
  await expect(quarter.getByText(answer.noTaxLastYear)).toBeVisible()
  await expect(lines).toHaveText([`${answer.total} $0`])
})

test('compares an S corporation, and gives the number to call beyond its figures', async ({ page }) => {
  const { law, sCorporation: words, entities } = content('services/business-formation')
  const entity = page.locator('#s-corporation')
  async function compare(profit: string, pay: string) {
    await entity.getByLabel(words.profit).fill(profit)
    await entity.getByLabel(words.pay).fill(pay)
    await entity.getByRole('button', { name: words.button }).click()
  }
  await page.clock.setFixedTime(new Date(`${liveDay}T12:00:00`))
  await page.goto('/business-formation#s-corporation')
  await hydrated(page)
  const said = entity.getByRole('status')
  await compare('$150,000', '60,000')
  const table = entity.getByRole('table', { name: "What's left of $150,000" })
  const [status] = law.statuses
  if (!status) throw new Error('The law has no filing status.')
  const costs = { payrollService: entities.payrollService, corporateReturn: entities.corporateReturn }
  const owner = { pay: 60_000, ...costs, wages: 0, state: words.states[0], law: { ...law, ...status } }
  const { llc, corporation } = compareEntities(150_000, owner)
  const gain = corporation.left - llc.left
  const difference = `${dollars(Math.abs(gain))} ${gain < 0 ? 'less' : 'more'} a year`
  for (const [at, { social, income, state, left }] of [llc, corporation].entries())
    for (const amount of [social, income, state, left])
      await expect(table.getByRole('row').nth(at)).toContainText(dollars(amount))
  await expect(table.getByRole('row').nth(2)).toContainText(difference)
  await expect(said).toContainText(`${difference}.`)
  const chart = entity.getByText(/\$[\d,]+ of profit/)
  await expect(chart.first()).toBeVisible()
  await entity.getByLabel(words.state).selectOption(words.otherState)
  await expect(table).toBeHidden()
  await expect(said).toHaveText('')
  await compare('9000000', '60000')
  const last = dollars(lastProfit(status.businessDeductionLimit, { ...owner, state: undefined }))
  await expect(said).toContainText(`Above ${last} of profit`)
  await expect(said).toContainText(`call ${firm.phone}`)
  await expect(entity.getByRole('table')).toBeHidden()
})

test('copies what is checked and missing, or shows it as text @chromium', async ({ page, context }) => {
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
  const copy = page.getByRole('button', { name: 'Copy my list' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [list] = entries('checklists')
  if (!list) throw new Error('There is no checklist.')
  const items = list.groups.flatMap((group) => group.items)
  const [first = '', second = ''] = items
  const last = items.at(-1) ?? ''
  await page.goto(`/checklists/${list.id}`)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => {
    // Drawings of the footer may still come.
    if (request.resourceType() !== 'image') requests.push(request.url())
  })
  await box(first).check()
  await page.getByText(last, { exact: true }).click()
  await copy.press('Enter')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText(/copied/i)
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain(`${list.title}\n\nHave:\n- ${first}\n- ${last}\n\nStill missing:\n- ${second}\n`)
  expect(text).toContain(` the client portal at ${firm.portalUrl}.`)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await copy.click()
  const field = page.getByRole('textbox', { name: 'Your list as text' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(text)
  await box(second).check()
  await expect(field).toBeHidden()
  expect(requests).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('opens one letter at a time, each with its official page', async ({ page }) => {
  await page.goto('/tax-debt-relief')
  const { heading, items } = content('services/tax-debt-relief').letters
  const letters = page.getByRole('region', { name: heading })
  await expect(letters.getByRole('group')).toHaveCount(items.length)
  const [first, last] = [items[0], items.at(-1)]
  await letters.getByRole('heading', { name: last?.numbers ?? '' }).click()
  await expect(page.getByText(last?.deadline ?? '')).toBeVisible()
  await letters.getByRole('heading', { name: first?.numbers ?? '' }).click()
  await expect(page.getByText(first?.means ?? '')).toBeVisible()
  await expect(page.getByText(last?.deadline ?? '')).toBeHidden()
  for (const { source } of items) await expect(letters.locator(`details a[href="${source.url}"]`)).toHaveCount(1)
})
