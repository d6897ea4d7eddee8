import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '#tests/helpers/test.ts'

const entity = (page: Page) => page.locator('#s-corporation')
const quarter = (page: Page) => page.locator('#estimated-tax')
const lines = (page: Page) => quarter(page).getByRole('row')

async function open(page: Page, path: string) {
  await page.clock.setFixedTime(new Date('2026-09-16T12:00:00'))
  await page.goto(path)
  await hydrated(page)
}

async function compare(page: Page, profit: string, pay: string) {
  await entity(page).getByLabel('Profit in a year').fill(profit)
  await entity(page).getByLabel('Reasonable pay').fill(pay)
  await entity(page).getByRole('button', { name: 'Compare' }).click()
}

test('"Does an S corporation pay for me?" compares what is left, names its costs and its state, and every edit hides the answer. Beyond its figures it gives the number to call.', async ({
  page,
}) => {
  await open(page, '/business-formation#s-corporation')
  const said = entity(page).getByRole('status')
  await compare(page, '$150,000', '60,000')
  const table = entity(page).getByRole('table', { name: "What's left of $150,000" })
  await expect(table.getByRole('row')).toHaveText([
    'Sole owner ($21,194 Social Security and Medicare, $9,795 income tax)$119,011',
    'LLC ($21,152 Social Security and Medicare, $9,769 income tax)$118,779',
    /^S corp\. .*\$2,841 payroll and filing, \$2,117 state tax\)\$125,299$/,
    'An S corporation leaves you more by $6,288',
  ])
  await expect(said).toHaveText("What's left of $150,000. An S corporation leaves you more by: $6,288.")
  for (const sentence of [
    "Tennessee's tax on the corporation's profit is counted",
    'This is an estimate of federal tax for 2026',
  ]) {
    await expect(entity(page).getByText(sentence)).toBeVisible()
  }
  await entity(page).getByLabel('Your state').selectOption('Another state')
  await expect(table).toBeHidden()
  await expect(said).toHaveText('')
  await compare(page, '900000', '60000')
  await expect(said).toHaveText(/^Above \$\d{3},\d{3} of profit, .* call \(615\) 555-0142/)
  await expect(entity(page).getByRole('table')).toBeHidden()
})

async function show(page: Page, answers: readonly string[]) {
  for (const [at, value] of answers.entries()) {
    await quarter(page).getByRole('textbox').nth(at).fill(value)
  }
  await quarter(page).getByRole('button', { name: 'Show my payments' }).click()
}

test("The visitor's own day decides which dates of estimated tax have passed. Those to come can be had as a calendar file, made in the browser. Nothing is due where the law says so.", async ({
  page,
}) => {
  await open(page, '/client-tools')
  // 110% of 20,000 is 22,000; less 2,000 withheld and 4,000 paid, 16,000 are due with the last date.
  await show(page, ['$20,000', '160,000', '30,000', '2,000', '4,000'])
  await expect(lines(page)).toHaveText([
    'April 15, 2026 (passed, not in the total)$5,000',
    'June 15, 2026 (passed, not in the total)$5,000',
    'September 15, 2026 (passed, not in the total)$5,000',
    'January 15, 2027 (next date)$16,000',
    'Still to pay $16,000',
  ])
  await expect(quarter(page).getByText("110% of last year's tax is the lower amount")).toBeVisible()
  const saved = page.waitForEvent('download')
  await quarter(page).getByRole('button', { name: 'Add the dates to my calendar' }).click()
  const file = readFileSync(await (await saved).path(), 'utf8')
  expect(file.match(/DTSTART.*/g)).toEqual(['DTSTART;VALUE=DATE:20270115'])
  expect(file).toContain('SUMMARY:Estimated tax for 2026: $16\\,000')
  await show(page, ['0', '9,000', '30,000', '0', '0'])
  await expect(quarter(page).getByText('Nothing is due if you had no tax last year')).toBeVisible()
  await expect(lines(page)).toHaveText(['Still to pay $0'])
})
