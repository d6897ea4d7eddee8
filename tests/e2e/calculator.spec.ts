import type { Page } from '@playwright/test'
import { content, firm } from '#tests/helpers/content.ts'
import { expect, hydrated, test } from '#tests/helpers/test.ts'
import { dollars } from '../../src/lib/money.ts'
import { estimate } from '../../src/lib/savings.ts'

const { paidLabel, grossLabel, button: label } = content('pages/pricing').calculator
const { minimum, maximum } = firm.calculator

const part = (page: Page) => page.locator('#calculator')
const paid = (page: Page) => part(page).getByLabel(paidLabel)
const gross = (page: Page) => part(page).getByLabel(grossLabel)
const button = (page: Page) => part(page).getByRole('button', { name: label })
const figures = (page: Page) => part(page).getByRole('definition')
const said = (page: Page) => part(page).getByRole('status')

async function calculate(page: Page, tax: string, income: string) {
  await paid(page).fill(tax)
  await gross(page).fill(income)
  await button(page).click()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/pricing')
  await hydrated(page)
})

test('shows results on Calculate or Enter, and hides them on any edit', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const { least, most, rate } = estimate({ taxPaid: 20_000, grossIncome: 100_000 }, firm.calculator)
  const [low, high] = [dollars(least), dollars(most)]
  for (const [act, edit] of [
    [() => button(page).click(), '5'],
    [() => paid(page).press('Enter'), 'x'],
  ] as const) {
    await paid(page).fill('20,000')
    await gross(page).fill('100,000')
    await expect(figures(page)).toHaveCount(0)
    await act()
    await expect(part(page).locator('dl').first()).toHaveText(
      `Low end, ${minimum}% of tax${low}High end, ${maximum}% of tax${high}`,
    )
    await expect(said(page)).toHaveText(`Possible savings: ${low} to ${high}. Effective tax rate: ${rate}.`)
    await paid(page).press('End')
    await expect(figures(page)).toHaveCount(3)
    await paid(page).press(edit)
    await expect(figures(page)).toHaveCount(0)
    await expect(said(page)).toHaveText('')
  }
  expect(requests.filter((url) => /20,?000|100,?000/.test(url))).toEqual([])
  await expect(page).toHaveURL('/pricing')
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('keeps only digits, commas and periods, and names what is missing or wrong', async ({ page }) => {
  await gross(page).pressSequentially('a1,2.-')
  await expect(gross(page)).toHaveValue('1,2.')
  await paid(page).fill('$80,000 a year')
  await expect(paid(page)).toHaveValue('80,000')
  for (const key of ['Home', 'ArrowRight', 'x', '9']) await paid(page).press(key)
  await expect(paid(page)).toHaveValue('890,000')
  for (const [tax, income, messages, field] of [
    ['', '', [`an amount for ${paidLabel}`, `an amount for ${grossLabel}`], paid(page)],
    ['5', '.', [`a number above zero for ${grossLabel}`], gross(page)],
  ] as const) {
    await calculate(page, tax, income)
    await expect(figures(page)).toHaveCount(0)
    await expect(said(page).getByRole('paragraph')).toContainText([...messages])
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(new RegExp(messages[0]))
    await page.keyboard.type('1')
    await expect(said(page)).toHaveText('')
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  }
  await calculate(page, '320,000', '80,000')
  await expect(figures(page).last()).toHaveText('400.0%')
  await expect(said(page)).toContainText('the tax is more than the income')
})
