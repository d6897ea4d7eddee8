import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '#test/helpers/test.ts'

// "Does an S corporation pay for me?" and "What do I pay each quarter?". Their arithmetic is tested in
// app/lib/entity-taxes.test.ts and app/lib/estimated-payments.test.ts.

const entity = (page: Page) => page.locator('#s-corporation')
const quarter = (page: Page) => page.locator('#estimated-tax')

async function compare(page: Page, answers: Record<string, string>) {
  for (const [name, value] of Object.entries(answers)) {
    await entity(page).getByLabel(name, { exact: true }).fill(value)
  }
  await entity(page).getByRole('button', { name: 'Compare' }).click()
}

test.describe('the S corporation', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/business-formation#s-corporation')
    await hydrated(page)
  })

  test('The answer names its costs, its state and that it is an estimate; it is announced once, and every edit hides it.', async ({ page }) => {
    const said = entity(page).getByRole('status')
    await entity(page).getByLabel('State').selectOption('Oregon')
    await compare(page, { Profit: '$150,000', Pay: '60,000' })
    const table = entity(page).getByRole('table', { name: 'Of $150,000 you keep' })
    // SE tax is 15.3% of 138,525; 80% of 150,000 - 10,597 - 32,200 is taxed.
    await expect(table.getByRole('row').first()).toContainText('$21,194 and $9,795 of tax')
    await expect(table.getByRole('row').first()).toContainText('$119,011')
    // 150,000 - 60,000 - 4,590 less costs is above $50,000, so Oregon takes 6.5% of the rest.
    await expect(table.getByRole('row').nth(2)).toContainText(/of costs, \$2,\d{3} to the state/)
    await expect(said).toHaveText(/^Of \$150,000 you keep\. More as a corporation: \$\d,\d{3}\.$/)
    for (const sentence of ['Oregon is counted.', 'A federal estimate.', 'No other taxes.']) {
      await expect(entity(page).getByText(sentence)).toBeVisible()
    }
    await expect(entity(page).getByText(/^More from \$\d+,000 on\.$/)).toBeVisible()
    await entity(page).getByLabel('State').selectOption('Elsewhere')
    await expect(table).toBeHidden()
    await expect(said).toHaveText('')
    await entity(page).getByLabel('Filing status').selectOption('Single')
    await compare(page, { 'Wages of your spouse': '5' })
    await expect(entity(page).getByText('The state is not counted.')).toBeVisible()
    await expect(entity(page).getByText('Wages count on a joint return.')).toBeVisible()
  })

  test('A profit beyond the law in data has the number to call in place of a figure.', async ({ page }) => {
    await compare(page, { Profit: '900000', Pay: '60000' })
    await expect(entity(page).getByRole('status')).toHaveText(
      /^Our figures end at \$453,000\. Call \(\d{3}\) 555-01\d\d/,
    )
    await expect(entity(page).getByRole('table')).toBeHidden()
  })
})

/** The dates of the second year that the page knows, and the day after the third of them. */
async function afterThird(page: Page) {
  await page.goto('/client-tools')
  const props = await page.locator('[data-island="estimated-tax"]').getAttribute('data-props')
  const [, dates] = JSON.parse(props ?? '').years
  const day = new Date(`${dates[2]}T12:00:00`)
  await page.clock.setFixedTime(day.getTime() + 86_400_000)
  return dates as string[]
}

async function show(page: Page, answers: readonly string[]) {
  for (const [at, value] of answers.entries()) {
    await quarter(page).getByRole('textbox').nth(at).fill(value)
  }
  await quarter(page).getByRole('button', { name: 'Show the payments' }).click()
}

const lines = (page: Page) => quarter(page).getByRole('row')

test.describe('each quarter', () => {
  test("The four dates are moved past weekends and holidays, and the visitor's own day decides which have passed. The dates to come with their amounts can be had as a calendar file, made in the browser.", async ({ page }) => {
    const dates = await afterThird(page)
    await page.reload()
    await hydrated(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    // 110% of 20,000 is 22,000; less 2,000 withheld and 4,000 paid, 16,000 are due with the last date.
    await show(page, ['$20,000', '160,000', '30,000', '2,000', '4,000'])
    await expect(lines(page)).toHaveText([
      /\(passed\)\$5,000$/,
      /\(passed\)\$5,000$/,
      /\(passed\)\$5,000$/,
      /^January \d+, \d{4} \(next\)\$16,000$/,
      'Still to pay $16,000',
    ])
    await expect(quarter(page).getByText("Last year's tax and a tenth decide.")).toBeVisible()
    await expect(quarter(page).getByText('The next payment makes up')).toBeVisible()
    const saved = page.waitForEvent('download')
    await quarter(page).getByRole('button', { name: 'Make a calendar file' }).click()
    const file = readFileSync(await (await saved).path(), 'utf8')
    expect(file.match(/DTSTART;VALUE=DATE:(\d+)/g)).toEqual([
      `DTSTART;VALUE=DATE:${dates[3]?.replaceAll('-', '')}`,
    ])
    expect(file).toContain(`SUMMARY:Tax for ${dates[0]?.slice(0, 4)}: $16\\,000`)
    expect(requests.filter((url) => /20,?000|160,?000/.test(url))).toEqual([])
  })

  test('Odd input is tidied or named, announced and focused, and a link brings the answers back.', async ({ page, context, browserName }) => {
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-write'])
    await afterThird(page)
    await page.reload()
    await hydrated(page)
    const said = quarter(page).getByRole('status')
    const income = quarter(page).getByLabel('Income last year')
    await show(page, ['', '', '-', 'x', '9'.repeat(30)])
    await expect(said.locator('p')).toHaveText([
      /Income last year/,
      /Tax this year/,
      /Withheld this year/,
      /Paid so far/,
    ])
    await expect(income).toBeFocused()
    await expect(income).toHaveAccessibleDescription(/Income last year/)
    // Without a return for last year, 90% of this year's tax; nothing for the empty field.
    await show(page, ['', '0', '$10,000.50', '0', '0'])
    await expect(quarter(page).getByText("A part of this year's tax decides.")).toBeVisible()
    await expect(lines(page).last()).toHaveText('Still to pay $9,001')
    await quarter(page).getByRole('button', { name: 'Copy link' }).click()
    await page.goto('/')
    await page.goto('/client-tools#estimated-tax=,0,separate,10000.50,0,0')
    await hydrated(page)
    await expect(quarter(page).getByLabel('Filing status')).toHaveValue('separate')
    await quarter(page).getByLabel('Tax this year').press('Enter')
    await expect(lines(page).last()).toHaveText('Still to pay $9,001')
  })

  test('The smallest safe harbor decides, as on the worksheet of Form 1040-ES, and nothing is due where the law says so.', async ({ page }) => {
    await afterThird(page)
    await hydrated(page)
    await show(page, ['0', '9,000', '30,000', '0', '0'])
    await expect(quarter(page).getByText('Nothing: no tax last year.')).toBeVisible()
    await expect(lines(page)).toHaveText(['Still to pay $0'])
  })
})
