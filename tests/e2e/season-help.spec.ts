import type { Page } from '@playwright/test'
import { closeUp, printedPages } from '#tests/helpers/pdf.ts'
import { expect, test } from '#tests/helpers/test.ts'

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const copy = (page: Page) => page.getByRole('button', { name: 'Copy for a message' })

test('What is checked and what is missing is copied, or shown where there is no clipboard, and nothing is sent or stored.', async ({
  page,
  context,
}) => {
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

test('A checklist prints on one sheet, without its button.', async ({ page }) => {
  await page.goto('/checklists/individual')
  const [sheet, ...others] = await printedPages(page)
  expect(others).toEqual([])
  expect(sheet).toContain(closeUp('1095-A, if your health insurance'))
  expect(sheet).toContain(closeUp("Please don't send Social Security numbers"))
  expect(sheet).not.toContain(closeUp('Copy for a message'))
})

test('A letter is opened by its number.', async ({ page }) => {
  await page.goto('/tax-debt-relief')
  const numbers = page.getByRole('navigation', { name: 'Letters by number' })
  await numbers.getByRole('link', { name: 'Letter 1058' }).click()
  await expect(page.getByText('ask for a hearing on Form 12153')).toBeVisible()
  await numbers.getByRole('link', { name: 'CP2000' }).press('Enter')
  await expect(page.getByText("It's a proposal and not a bill")).toBeVisible()
  await expect(page.getByText('ask for a hearing on Form 12153')).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('Boxes can be checked, and the address of a letter opens it.', async ({ page }) => {
    await page.goto('/checklists/irs-letter')
    await page.getByText('Loans and other debts').click()
    await expect(box(page, 'Loans and other debts')).toBeChecked()
    await expect(copy(page)).toBeHidden()
    await page.goto('/tax-debt-relief#letter-1058')
    await expect(page.getByText('ask for a hearing on Form 12153')).toBeInViewport()
  })
})
