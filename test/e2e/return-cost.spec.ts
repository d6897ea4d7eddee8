import type { Page } from '@playwright/test'
import { closeUp, printedPages } from '#test/helpers/pdf.ts'
import { expect, hydrated, test } from '#test/helpers/test.ts'

// The arithmetic is tested in app/blocks/return-cost/rules.test.ts.

const part = (page: Page) => page.locator('#return-cost')
const field = (page: Page, name: string) => part(page).getByLabel(name, { exact: true })
const add = (page: Page) => part(page).getByRole('button', { name: 'Add it up' })
const table = (page: Page) => part(page).getByRole('table', { name: 'Your returns' })
const said = (page: Page) => part(page).getByRole('status')
const fold = (page: Page) => part(page).getByText('Companies', { exact: true })

const spoken = 'Together: from $450'

async function open(page: Page, hash = '') {
  await page.goto(`/pricing${hash}`)
  await part(page).scrollIntoViewIfNeeded()
  await hydrated(page)
}

test('With a keyboard, answers give lines, a sum, what is quoted, the plan that fits and the sentence on the quote, announced once; an edit hides them.', async ({ page }) => {
  const requests: string[] = []
  await open(page)
  page.on('request', (request) => {
    // Pictures of the page load as it is scrolled.
    if (request.resourceType() !== 'image') requests.push(request.url())
  })
  await expect(field(page, 'Partnerships')).toBeHidden()
  await field(page, 'Your own return').focus()
  await page.keyboard.press('Tab')
  await expect(field(page, 'Rentals')).toHaveAccessibleDescription('One is included.')
  await page.keyboard.type('$2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Partnerships')).toBeFocused()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(table(page).getByRole('row')).toHaveText([
    '1040 and a rental $450',
    'Extra rental $90',
    'Partnership (2 × $700+)$1,400+',
    'State returns quoted',
    'Together from $1,940+',
  ])
  await expect(said(page)).toHaveText('Together: from $1,940+')
  await expect(part(page).getByRole('link', { name: 'Full Plan' })).toBeVisible()
  await expect(part(page).getByRole('link', { name: 'Lite Plan' })).toBeHidden()
  await expect(part(page)).toContainText('Your quote is fixed before we begin.')
  expect(requests).toEqual([])
  await expect(page).toHaveURL('/pricing')
  await field(page, 'Your own return').selectOption('I study')
  await expect(table(page)).toBeHidden()
  await expect(said(page)).toHaveText('')
  for (const name of ['Rentals', 'States', 'Partnerships']) await field(page, name).fill('')
  await field(page, 'Your own return').selectOption('Not needed')
  await add(page).click()
  await expect(said(page)).toHaveText('Nothing of this has a price. Choose a return.')
  await expect(table(page)).toBeHidden()
})

test('What is no whole number is told of at its field, also in a fold, and gives no answer.', async ({ page }) => {
  await open(page)
  for (const [name, typed, left] of [
    ['Rentals', '2.5', '2.5'],
    ['States', '1,200.50', '1,200.50'],
    ['Partners in all', '9'.repeat(400), '9'.repeat(400)],
    ['Partners in all', '.', '.'],
  ] as const) {
    await open(page)
    if (name === 'Partners in all') await fold(page).click()
    await field(page, name).fill(typed)
    if (name === 'Partners in all') await fold(page).click()
    await add(page).click()
    await expect(said(page)).toHaveText(`Enter a whole number from 0 to 99 for ${name}.`)
    await expect(field(page, name)).toBeFocused()
    await expect(field(page, name)).toHaveValue(left)
    await expect(field(page, name)).toHaveAccessibleDescription(/Enter a whole number/)
    await expect(table(page)).toBeHidden()
    await page.keyboard.press('Backspace')
    await expect(said(page)).toHaveText('')
  }
  await field(page, 'Rentals').fill('-3 or four')
  await expect(field(page, 'Rentals')).toHaveValue('3')
})

test('A copied link brings the answers back, opens the fold and waits for the button; a spoiled one brings nothing.', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await field(page, 'Rentals').fill('3')
  await fold(page).click()
  await field(page, 'Papers').selectOption('Late')
  await add(page).click()
  await part(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(said(page)).toContainText('Link copied.')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${baseURL}/pricing#return-cost=usual,3,,,,,late`)
  await page.goto('/faq')
  await page.goto(link)
  await expect(field(page, 'Rentals')).toHaveValue('3')
  await expect(field(page, 'Papers')).toBeVisible()
  await expect(field(page, 'Papers')).toHaveValue('late')
  await expect(table(page)).toBeHidden()
  await add(page).click()
  await expect(table(page).getByRole('row').last()).toContainText('from $630')
  await page.goto('/faq')
  await page.goBack()
  await expect(field(page, 'Rentals')).toHaveValue('3')
  for (const spoiled of [
    'usual,3',
    'nobody,3,,,,,late',
    'usual,100,,,,,late',
    '%E0%A4,,,,,,late',
  ]) {
    await page.goto('/faq')
    await open(page, `#return-cost=${spoiled}`)
    await expect(field(page, 'Rentals')).toHaveValue('')
  }
})

test('The list is copied as text beside the booking button, or shown where there is no clipboard.', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const list =
    'Your returns\n- 1040 and a rental: $450\n- State returns (2): quoted\nTogether: from $450'
  await open(page)
  await field(page, 'Rentals').fill('1')
  await field(page, 'States').fill('2')
  await field(page, 'States').press('Enter')
  await expect(said(page)).toHaveText(spoken)
  await expect(part(page).getByRole('link', { name: /^Schedule|^Book/ })).toBeVisible()
  const copy = part(page).getByRole('button', { name: 'Copy as text' })
  await copy.click()
  await expect(said(page)).toContainText('Copied as text.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(list)
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  )
  await copy.click()
  const shown = part(page).getByRole('textbox', { name: 'Your list as text' })
  await expect(shown).toBeFocused()
  await expect(shown).toHaveValue(list)
})

test('Printed, the answer is alone on one page; the page without it has none of the tool.', async ({ page }) => {
  await open(page)
  expect((await printedPages(page)).join('')).not.toContain(closeUp('What will yours cost?'))
  await field(page, 'Rentals').fill('2')
  await add(page).click()
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', 'print')
  })
  await part(page).getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'print')
  const [sheet = '', ...more] = await printedPages(page)
  expect(more).toEqual([])
  for (const needed of ['Your returns', 'Extra rental', 'from $540', 'Your quote is fixed']) {
    expect(sheet).toContain(closeUp(needed))
  }
  for (const absent of ['Add it up', 'Copy link', 'Single jobs', 'A shop with two owners']) {
    expect(sheet).not.toContain(closeUp(absent))
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'it takes less than a screen, and its answer comes into view',
    async ({ page }) => {
      await open(page)
      const box = await part(page).boundingBox()
      expect(box?.height).toBeLessThan(844)
      await add(page).evaluate((button) => button.scrollIntoView({ block: 'end' }))
      await add(page).click()
      await expect(part(page).getByRole('heading', { name: 'Your returns' })).toBeInViewport()
    },
  )
})
