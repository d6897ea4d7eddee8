import type { Page } from '@playwright/test'
import { content, returnAnswer } from '#tests/helpers/content.ts'
import { expect, hydrated, test } from '#tests/helpers/test.ts'

const tool = content('services/tax-preparation').returnCost
const labels = Object.fromEntries([...tool.questions, ...tool.more].map(({ id, label }) => [id, label]))
const choiceOf = (id: string) => tool.questions[0]?.choices?.find((choice) => choice.id === id)?.label ?? ''

const part = (page: Page) => page.locator('#return-cost')
const field = (page: Page, id: string) => part(page).getByLabel(labels[id] ?? '', { exact: true })
const button = (page: Page) => part(page).getByRole('button', { name: tool.button })
const table = (page: Page) => part(page).getByRole('table', { name: tool.answer })
const said = (page: Page) => part(page).getByRole('status')
const fold = (page: Page) => part(page).getByText(tool.fold)

test.beforeEach(async ({ page }) => {
  await page.goto('/tax-preparation')
  await hydrated(page)
})

test('adds up the answers, announced, and hides the total on an edit', async ({ page }) => {
  await expect(field(page, 'partnerships')).toBeHidden()
  await field(page, 'rentals').focus()
  await page.keyboard.type('$2')
  // With a rental, documents have no price of their own.
  await field(page, 'documents').fill('6')
  await field(page, 'states').focus()
  await page.keyboard.type('1')
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
  await expect(field(page, 'partnerships')).toBeFocused()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  const { rows, total } = returnAnswer({ own: 'standard', rentals: 2, documents: 6, states: 1, partnerships: 2 })
  expect(rows).toHaveLength(4)
  const lines = rows.map(({ label, note, amount }) => [`${label}${note && ` (${note})`}`, amount].map(RegExp.escape))
  await expect(table(page).getByRole('row')).toHaveText([
    ...lines.map(([line, amount]) => new RegExp(`^${line}\\s*${amount}`)),
    total,
  ])
  await expect(said(page)).toHaveText(`${tool.answer}. ${total.replace(tool.total, `${tool.total}:`)}.`)
  await expect(page).toHaveURL('/tax-preparation')
  for (const name of ['rentals', 'documents', 'states', 'partnerships']) await field(page, name).fill('')
  await field(page, 'own').selectOption(choiceOf('student-senior'))
  await button(page).click()
  await expect(said(page)).toHaveText(
    `${tool.answer}. ${returnAnswer({ own: 'student-senior' }).total.replace(tool.total, `${tool.total}:`)}.`,
  )
  await field(page, 'own').selectOption(choiceOf('none-needed'))
  await expect(table(page)).toBeHidden()
  await expect(said(page)).toHaveText('')
  await button(page).click()
  await expect(said(page)).toHaveText(tool.nothing)
})

test('rejects what is no whole number at its field, even in a fold', async ({ page }) => {
  await field(page, 'rentals').fill('-3 or four')
  await expect(field(page, 'rentals')).toHaveValue('3')
  const partners = field(page, 'partners')
  await fold(page).click()
  await partners.fill('2.5')
  await fold(page).click()
  await expect(partners).toBeHidden()
  await button(page).click()
  const message = `Enter a whole number from 0 to 99 for ${labels.partners}.`
  await expect(said(page)).toHaveText(message)
  await expect(partners).toBeFocused()
  await expect(partners).toHaveAccessibleDescription(message)
  await expect(table(page)).toBeHidden()
  await page.keyboard.press('Backspace')
  await expect(said(page)).toHaveText('')
})
