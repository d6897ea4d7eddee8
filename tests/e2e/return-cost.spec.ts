import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '#tests/helpers/test.ts'

const part = (page: Page) => page.locator('#return-cost')
const field = (page: Page, name: string) => part(page).getByLabel(name, { exact: true })
const button = (page: Page, name: string) => part(page).getByRole('button', { name })
const table = (page: Page) => part(page).getByRole('table', { name: 'What your returns cost' })
const said = (page: Page) => part(page).getByRole('status')
const fold = (page: Page) => part(page).getByText('Companies and nonprofits')

test.beforeEach(async ({ page }) => {
  await page.goto('/tax-preparation')
  await hydrated(page)
})

test('With a keyboard, answers give lines, a sum and what is quoted, announced; an edit hides them.', async ({
  page,
}) => {
  await expect(field(page, 'Partnerships')).toBeHidden()
  await field(page, 'Rentals, LLCs and Schedule C businesses').focus()
  await page.keyboard.type('$2')
  // With a rental, documents have no price of their own.
  await field(page, 'How many W-2s and 1099s').fill('6')
  await field(page, 'How many states').focus()
  await page.keyboard.type('1')
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
  await expect(field(page, 'Partnerships')).toBeFocused()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(table(page).getByRole('row')).toHaveText([
    'Form 1040 with one rental, LLC or business $700+',
    'More rentals, LLCs and businesses $175',
    'Form 1065, partnership (2 × $850+)$1,700+',
    'State returns Quoted',
    'Your returns Starting at $2,575',
  ])
  await expect(said(page)).toHaveText('What your returns cost. Your returns: Starting at $2,575.')
  await expect(page).toHaveURL('/tax-preparation')
  for (const name of [
    'Rentals, LLCs and Schedule C businesses',
    'How many W-2s and 1099s',
    'How many states',
    'Partnerships',
  ]) {
    await field(page, name).fill('')
  }
  await field(page, 'Your own return').selectOption('Student or senior')
  await button(page, 'Show my price').click()
  await expect(said(page)).toHaveText('What your returns cost. Your returns: $185.')
  await field(page, 'Your own return').selectOption('None')
  await expect(table(page)).toBeHidden()
  await expect(said(page)).toHaveText('')
  await button(page, 'Show my price').click()
  await expect(said(page)).toHaveText("There's nothing to add up yet. Choose at least one return.")
})

test('What is no whole number is told of at its field, also in a fold, and gives no answer.', async ({ page }) => {
  await field(page, 'Rentals, LLCs and Schedule C businesses').fill('-3 or four')
  await expect(field(page, 'Rentals, LLCs and Schedule C businesses')).toHaveValue('3')
  const partners = field(page, 'Partners, in total')
  await fold(page).click()
  await partners.fill('2.5')
  await fold(page).click()
  await expect(partners).toBeHidden()
  await button(page, 'Show my price').click()
  const message = 'Enter a whole number from 0 to 99 for Partners, in total.'
  await expect(said(page)).toHaveText(message)
  await expect(partners).toBeFocused()
  await expect(partners).toHaveAccessibleDescription(message)
  await expect(table(page)).toBeHidden()
  await page.keyboard.press('Backspace')
  await expect(said(page)).toHaveText('')
})
