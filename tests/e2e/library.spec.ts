import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '#tests/helpers/test.ts'

test.describe('estimated tax', () => {
  const quarter = (page: Page) => page.locator('#estimated-tax')
  const lines = (page: Page) => quarter(page).getByRole('row')

  async function show(page: Page, answers: readonly string[]) {
    for (const [at, value] of answers.entries()) {
      await quarter(page).getByRole('textbox').nth(at).fill(value)
    }
    await quarter(page).getByRole('button', { name: 'Show my payments' }).click()
  }

  test("The visitor's own day decides which dates of estimated tax have passed. Those to come can be had as a calendar file, made in the browser. Nothing is due where the law says so.", async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-09-16T12:00:00'))
    await page.goto('/learning-library')
    await hydrated(page)
    // 110% of 20,000 is 22,000; less 2,000 withheld and 4,000 paid, 16,000 are due with the last date.
    await show(page, ['$20,000', '160,000', '30,000', '2,000', '4,000'])
    await expect(lines(page)).toHaveText([
      'April 15, 2026 (date passed)$5,000',
      'June 15, 2026 (date passed)$5,000',
      'September 15, 2026 (date passed)$5,000',
      'January 15, 2027 (next date)$16,000',
      'Still to pay $16,000',
    ])
    await expect(quarter(page).getByText("You need to pay in 110% of last year's tax")).toBeVisible()
    const saved = page.waitForEvent('download')
    await quarter(page).getByRole('button', { name: 'Add the dates to my calendar' }).click()
    const file = readFileSync(await (await saved).path(), 'utf8')
    expect(file.match(/DTSTART.*/g)).toEqual(['DTSTART;VALUE=DATE:20270115'])
    expect(file).toContain('SUMMARY:Estimated tax for 2026: $16\\,000')
    await show(page, ['0', '9,000', '30,000', '0', '0'])
    await expect(quarter(page).getByText('Nothing is due if you had no tax last year')).toBeVisible()
    await expect(lines(page)).toHaveText(['Still to pay $0'])
  })
})

test.describe('tools', () => {
  const entity = (page: Page) => page.locator('#s-corporation')

  async function compare(page: Page, profit: string, pay: string) {
    await entity(page).getByLabel('Profit in a year').fill(profit)
    await entity(page).getByLabel('Reasonable pay').fill(pay)
    await entity(page).getByRole('button', { name: 'Compare' }).click()
  }

  test('"Would an S election pay off for you?" compares what is left, names its costs and its state, and every edit hides the answer. Beyond its figures it gives the number to call.', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-09-16T12:00:00'))
    await page.goto('/business-formation#s-corporation')
    await hydrated(page)
    const said = entity(page).getByRole('status')
    await compare(page, '$150,000', '60,000')
    const table = entity(page).getByRole('table', { name: "What's left of $150,000" })
    await expect(table.getByRole('row')).toHaveText([
      /\$21,138 .*\$9,760 .*\$400 to the state\)\$118,702$/,
      /\$2,510 to the state, \$2,541 .*\$125,215$/,
      /\$6,513 more a year$/,
    ])
    await expect(said).toHaveText(/\$6,513 more a year\.$/)
    await expect(entity(page).getByText(/\$87,000 of profit/)).toBeVisible()
    await entity(page).getByLabel('Your state').selectOption('Another state')
    await expect(table).toBeHidden()
    await expect(said).toHaveText('')
    await compare(page, '900000', '60000')
    await expect(said).toHaveText(/^Above \$\d{3},\d{3} of profit, .* call \(615\) 555-0142/)
    await expect(entity(page).getByRole('table')).toBeHidden()
  })
})

test.describe('checklists and plans', () => {
  const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
  const copy = (page: Page) => page.getByRole('button', { name: 'Copy my list' })

  test('What is checked and what is missing is copied, or shown where there is no clipboard, and nothing is sent or stored.', {
    tag: '@chromium',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/checklists/irs-letter')
    await copy(page).waitFor()
    const requests: string[] = []
    page.on('request', (request) => {
      // Drawings of the footer may still come.
      if (request.resourceType() !== 'image') requests.push(request.url())
    })
    await box(page, 'Every page, front and back').check()
    await page.getByText('Loans and other debts').click()
    await copy(page).press('Enter')
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toHaveText(/copied/i)
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toMatch(
      /^Checklist for an IRS or state letter\n\nHave:\n- Every page, front and back\n- Loans and other debts\n\nStill missing:\n- The envelope, with its postmark\n/,
    )
    expect(text).toMatch(/\n\n.* the client portal at https:\/\/portal\.fairshare\.example\.$/)
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await copy(page).click()
    const field = page.getByRole('textbox', { name: 'Your list as text' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(text)
    await box(page, "Returns you haven't filed yet").check()
    await expect(field).toBeHidden()
    expect(requests).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })

  test('One letter is open at a time, and each links to its official page.', async ({ page }) => {
    await page.goto('/tax-debt-relief')
    const letters = page.getByRole('region', { name: 'I got a letter from the IRS' })
    await expect(letters.getByRole('group')).toHaveCount(6)
    await letters.getByRole('heading', { name: 'Letter 1058' }).click()
    await expect(page.getByText('ask for a hearing on Form 12153')).toBeVisible()
    await letters.getByRole('heading', { name: 'CP2000' }).click()
    await expect(page.getByText("It's a proposal and not a bill")).toBeVisible()
    await expect(page.getByText('ask for a hearing on Form 12153')).toBeHidden()
    const pages = letters.locator('details a[href*="irs.gov/"]')
    await expect(pages).toHaveCount(6)
  })
})
