import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// Playwright's own test: this is the dev server, whose pages are clean only once they are built.
import { test, expect as withinFive } from '@playwright/test'
import { proves } from '#test/requirements.ts'

// A dev server compiles what it is asked for; on a busy machine that takes a while.
const expect = withinFive.configure({ timeout: 40_000 })
const prices = 'prices/tax-planning.yaml'

// One server for all tests.
test.describe.configure({ mode: 'default' })

let dir = ''
let admin = ''
let server: ChildProcess | undefined

test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'edit-'))
  cpSync('test/firm', dir, { recursive: true })
  server = spawn('node_modules/.bin/node', ['editor/edit.ts', '--no-open'], {
    env: { ...process.env, CONTENT_DIR: dir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  admin = await new Promise((resolve) => {
    server?.stdout?.on('data', (said) => {
      const [address] = /http:\S+/.exec(`${said}`) ?? []
      if (address) resolve(address)
    })
  })
})

test.afterAll(() => {
  server?.kill()
  rmSync(dir, { recursive: true, force: true })
})

test(...proves('editor-price'), async ({ page }) => {
  test.setTimeout(120_000)
  const before = readFileSync(join(dir, prices), 'utf8')
  await page.goto(`${admin}#${prices}`)
  const summary = page.locator('summary', { hasText: /^Core Plan/ })
  const entry = page.getByRole('group').filter({ has: summary }).last()
  await summary.click()
  const price = entry.getByLabel('Price', { exact: true }).first()

  await price.fill('$3.200')
  await page.getByRole('button', { name: 'Save' }).click()
  const list = page.getByRole('listitem').filter({ hasText: `/${prices}, line 16` })
  await expect(list).toContainText('"$3.200"')
  await expect(list).toContainText('an amount or a range')
  expect(readFileSync(join(dir, prices), 'utf8')).toBe(before)
  await list.getByRole('button', { name: 'packages, item 2, price' }).click()
  await expect(price).toBeFocused()
  await expect(price).toHaveAccessibleDescription(/"\$3\.200"/)

  await price.fill('$3,200+')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  // Remarks, order and everything else of the file are as they were.
  expect(readFileSync(join(dir, prices), 'utf8')).toBe(before.replace('$3,000', '$3,200+'))
  const shown = page.frameLocator('iframe').locator('#tax-planning')
  await expect(shown).toContainText('$3,200+')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shown).not.toContainText('$3,200+')
  await expect.poll(() => readFileSync(join(dir, prices), 'utf8')).toBe(before)
})

test(...proves('editor-gate'), async ({ page }) => {
  test.setTimeout(120_000)
  const service = 'services/tax-planning.yaml'
  const before = readFileSync(join(dir, service), 'utf8')
  await page.goto(`${admin}#${service}`)
  const link = page.getByRole('group', { name: 'Prices' }).getByLabel('To', { exact: true })
  await link.fill('/pricing#no-such-place')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Not saved\./)).toBeVisible()
  await expect(link).toHaveAccessibleDescription(/a place on \/pricing/)
  expect(readFileSync(join(dir, service), 'utf8')).toBe(before)
})

test(...proves('editor-remarks'), async ({ page }) => {
  test.setTimeout(120_000)
  const file = 'pages/faq.yaml'
  const before = readFileSync(join(dir, file), 'utf8')
  await page.goto(`${admin}#${file}`)
  const sentence = page.getByLabel('Sentence', { exact: true })
  await sentence.fill('We hold two licences.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  const remark = page.getByRole('listitem').filter({ hasText: '"licences"' })
  await expect(remark).toContainText('perhaps "licenses"')
  await remark.getByRole('button', { name: 'sentence' }).click()
  await expect(sentence).toBeFocused()
  expect(readFileSync(join(dir, file), 'utf8')).not.toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(remark).toHaveCount(0)
})
