import type { Page } from '@playwright/test'
import { printedPages } from '#test/helpers/pdf.ts'
import { expect, test } from '#test/helpers/test.ts'

const list = '/checklists/shoebox'
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const copy = (page: Page) => page.getByRole('button', { name: 'Copy for a message' })
const text = [
  'The shoebox list',
  'Have:\n- W-2\n- Receipts',
  'Still missing:\n- Form 1098\n- 1099-NEC\n- The lease',
  'Numbers and papers never go by text or email. They go through https://files.larch.example/alder-finch only.',
].join('\n\n')

async function checkTwo(page: Page) {
  await box(page, 'W-2').check()
  await page.getByText('Receipts', { exact: true }).click()
}

test(
  'what is checked and what is missing is copied, and nothing is sent or stored',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(list)
    await copy(page).waitFor()
    const requests: string[] = []
    // Drawings of the footer may still come.
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') requests.push(request.url())
    })
    await checkTwo(page)
    await copy(page).press('Enter')
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toHaveText(/copied/i)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    await box(page, 'W-2').press('Space')
    await expect(status).toBeEmpty()
    expect(requests).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    expect(await context.cookies()).toEqual([])
  },
)

test(
  'without a clipboard the text is shown, selected',
  async ({ page }) => {
    await page.goto(list)
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await checkTwo(page)
    await copy(page).click()
    const field = page.getByRole('textbox', { name: 'Your list as text' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(text)
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('Still missing')
    await box(page, 'The lease').check()
    await expect(field).toBeHidden()
  },
)

for (const path of [list, '/checklists/letter']) {
  test(`${path} prints on one sheet`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('checkbox').first().check()
    const [sheet, ...others] = await printedPages(page)
    expect(others).toEqual([])
    expect(sheet).toContain('nevergobytextoremail')
    await page.emulateMedia({ media: 'print' })
    await expect(copy(page)).toBeHidden()
    await expect(page.getByRole('checkbox').first()).toBeVisible()
  })
}

test('a letter is opened by its number', async ({ page }) => {
  await page.goto('/season-help')
  const numbers = page.getByRole('navigation', { name: 'Letters by number' }).getByRole('link')
  await expect(numbers).toHaveText(['CP2000', 'LT11', 'Letter 1058'])
  await numbers.nth(2).click()
  await expect(page.getByText('The letter and its envelope.')).toBeVisible()
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
  await page.goBack()
  await numbers.first().press('Enter')
  await expect(page.getByText('Do not burn it.')).toBeVisible()
  await expect(page.getByText('The letter and its envelope.')).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('boxes can be checked', async ({ page }) => {
    await page.goto(list)
    await checkTwo(page)
    await expect(box(page, 'Receipts')).toBeChecked()
    await expect(copy(page)).toBeHidden()
  })

  test('the address of a letter opens it', async ({ page }) => {
    await page.goto('/season-help#letter-1058')
    await expect(page.getByText('The letter and its envelope.')).toBeInViewport()
    await page.getByRole('link', { name: 'CP2000' }).click()
    await expect(page.getByText('Do not burn it.')).toBeVisible()
  })
})
