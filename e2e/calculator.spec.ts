import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { expect, started, test } from './test.ts'

// The rules of the fields are tested where they live (calculator*.browser.test.tsx); here the built
// page behind its headers, and what a component test cannot show.

const { calculator } = parse(readFileSync('content/pages/pricing.yaml', 'utf8'))
const part = (page: Page) => page.locator('#calculator')

async function calculate(page: Page, paid: string, gross: string) {
  await part(page)
    .getByLabel(/^Tax paid/)
    .fill(paid)
  await part(page)
    .getByLabel(/^Gross income/)
    .fill(gross)
  await part(page).getByRole('button', { name: 'Calculate' }).click()
}

test('the worked example of the house is shown with its disclosure, hidden by an edit, never sent', async ({
  page,
}) => {
  await page.goto('/pricing')
  await started(page)
  await test.step('the worked example of the house: 80,000 on 320,000', async () => {
    await expect(part(page).getByRole('definition').first()).toBeHidden()
    await calculate(page, '80,000', '320,000')
    for (const figure of ['$13,600', '$56,000', '25.0%']) {
      await expect(part(page).getByRole('definition').filter({ hasText: figure })).toBeVisible()
    }
    await part(page)
      .getByLabel(/^Tax paid/)
      .press('End')
    await page.keyboard.type('0')
    await expect(part(page).getByRole('definition').first()).toBeHidden()
  })
  await test.step('nothing typed is ever sent, and the disclosure stands beside the result', async () => {
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await calculate(page, '71234', '298765')
    await expect(part(page).getByRole('definition').first()).toBeVisible()
    expect(requests.filter((url) => /71234|298765/.test(url))).toEqual([])
    expect(page.url()).not.toMatch(/71234|298765/)
    await expect(part(page)).toContainText('Illustration only. The 17%-70% range is what')
  })
})

test('other characters than digits, commas and periods go; only two numbers above zero give a result; an edit of either takes it away', async ({
  page,
}) => {
  await page.goto('/pricing')
  await started(page)
  const paid = part(page).getByLabel(/^Tax paid/)
  const gross = part(page).getByLabel(/^Gross income/)
  const button = part(page).getByRole('button', { name: 'Calculate' })
  const figures = part(page).getByRole('definition')
  await paid.pressSequentially('$a5-0 e')
  await expect(paid).toHaveValue('50')
  for (const amount of ['', '0', '0.00', '.', ',', '1.2.3']) {
    await gross.fill(amount)
    await button.click()
    await expect(gross).toBeFocused() // it answered: this one is missing
    await expect(figures.first()).toBeHidden()
  }
  await gross.fill('')
  await gross.pressSequentially('+1,5.0 USD')
  await expect(gross).toHaveValue('1,5.0')
  await expect(figures.first()).toBeHidden()
  await button.click()
  // 17% of 50 is 8.5, rounded to whole dollars; the comma does not count.
  await expect(figures).toHaveText(['$9', '$35', '333.3%'])
  await gross.press('Delete') // the first digit: the caret is there
  await expect(figures.first()).toBeHidden()
  await button.click()
  await expect(figures.first()).toBeVisible()
  await paid.press('x') // nothing stays of it, and still it is an edit
  await expect(figures.first()).toBeHidden()
})

test('a shared link fills the fields and waits for Calculate', async ({ page }) => {
  await page.goto('/pricing#calculator=80000,320000')
  await started(page)
  await expect(part(page).getByLabel(/^Tax paid/)).toHaveValue('80000')
  await expect(part(page).getByLabel(/^Gross income/)).toHaveValue('320000')
  await expect(part(page)).toBeInViewport()
  await expect(part(page).getByRole('definition').first()).toBeHidden()
  await part(page).getByRole('button', { name: 'Calculate' }).click()
  await expect(part(page).getByRole('definition').filter({ hasText: '$56,000' })).toBeVisible()
})

test('with forced colours the scale has the colour of the text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/pricing')
  const text = await part(page)
    .getByRole('heading')
    .evaluate((heading) => getComputedStyle(heading).color)
  const scale = part(page).locator('svg').filter({ hasText: '100%' })
  await expect(scale.locator('text').first()).toHaveCSS('fill', text)
  await expect(scale.locator('line').first()).toHaveCSS('stroke', text)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the range is explained by a worked example instead of a dead form', async ({ page }) => {
    await page.goto('/pricing')
    await expect(part(page).getByRole('button', { name: 'Calculate' })).toBeHidden()
    await expect(part(page).getByText(calculator.intro)).toBeHidden()
    await expect(part(page).getByText(/\$13,600 to \$56,000/)).toBeVisible()
    await expect(part(page).getByText(/effective rate of 25\.0%;/)).toBeVisible()
  })
})
