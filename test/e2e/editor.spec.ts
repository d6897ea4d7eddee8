// Playwright's own test: this is the dev server, whose pages are clean only once they are built.
import { test, expect as withinFive } from '@playwright/test'
import { type EditorServer, startEditor } from '#test/helpers/editor-server.ts'
import { proves } from '#test/requirements.ts'

// A dev server compiles what it is asked for; on a busy machine that takes a while.
const expect = withinFive.configure({ timeout: 40_000 })
const prices = 'prices/tax-planning.yaml'

// One server for all tests.
test.describe.configure({ mode: 'default' })

let server: EditorServer

test.beforeAll(async () => {
  server = await startEditor()
})

test.afterAll(() => server.stop())

test(...proves('editor-price'), async ({ page }) => {
  test.setTimeout(120_000)
  const before = server.read(prices)
  await page.goto(`${server.admin}#${prices}`)
  const summary = page.locator('summary', { hasText: /^Core Plan/ })
  const entry = page.getByRole('group').filter({ has: summary }).last()
  await summary.click()
  const price = entry.getByLabel('Price', { exact: true }).first()

  await price.fill('$3.200')
  await page.getByRole('button', { name: 'Save' }).click()
  const list = page.getByRole('listitem').filter({ hasText: `/${prices}, line 16` })
  await expect(list).toContainText('"$3.200"')
  await expect(list).toContainText('an amount or a range')
  expect(server.read(prices)).toBe(before)
  await list.getByRole('button', { name: 'packages, item 2, price' }).click()
  await expect(price).toBeFocused()
  await expect(price).toHaveAccessibleDescription(/"\$3\.200"/)

  await price.fill('$3,200+')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  // Remarks, order and everything else of the file are as they were.
  expect(server.read(prices)).toBe(before.replace('$3,000', '$3,200+'))
  const shown = page.frameLocator('iframe').locator('#tax-planning')
  await expect(shown).toContainText('$3,200+')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shown).not.toContainText('$3,200+')
  await expect.poll(() => server.read(prices)).toBe(before)
})

test(...proves('editor-gate'), async ({ page }) => {
  test.setTimeout(120_000)
  const service = 'services/tax-planning.yaml'
  const before = server.read(service)
  await page.goto(`${server.admin}#${service}`)
  const link = page.getByRole('group', { name: 'Prices' }).getByLabel('To', { exact: true })
  await link.fill('/pricing#no-such-place')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Not saved\./)).toBeVisible()
  await expect(link).toHaveAccessibleDescription(/a place on \/pricing/)
  expect(server.read(service)).toBe(before)
})

test(...proves('editor-remarks'), async ({ page }) => {
  test.setTimeout(120_000)
  const file = 'pages/faq.yaml'
  const before = server.read(file)
  await page.goto(`${server.admin}#${file}`)
  const sentence = page.getByLabel('Sentence', { exact: true })
  await sentence.fill('We hold two licences.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  const remark = page.getByRole('listitem').filter({ hasText: '"licences"' })
  await expect(remark).toContainText('perhaps "licenses"')
  await remark.getByRole('button', { name: 'sentence' }).click()
  await expect(sentence).toBeFocused()
  expect(server.read(file)).not.toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(remark).toHaveCount(0)
})
