import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
// Playwright's own test: the editor is not a page of the site.
import { test, expect as withinFive } from '@playwright/test'
import { git, startPublishedEditor } from '#test/helpers/editor-server.ts'
import { proves } from '#test/requirements.ts'

const expect = withinFive.configure({ timeout: 40_000 })
const prices = 'prices/tax-planning.yaml'
let server: Awaited<ReturnType<typeof startPublishedEditor>>

// One server for all tests.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  server = await startPublishedEditor((dir) => {
    const file = join(dir, prices)
    writeFileSync(file, readFileSync(file, 'utf8').replace('$3,000', '$3,200'))
  })
})

test.afterAll(() => server.stop())

test(...proves('editor-publish'), async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(`${server.admin}#publish`)
  const main = page.getByRole('main')
  const change = 'Planning prices: Core Plan, Price: $3,000 becomes $3,200'
  await expect(main.getByRole('link', { name: change })).toBeVisible()
  const sentence = main.getByLabel('What did you change?')
  const anyway = main.getByLabel('Publish anyway')
  const publish = main.getByRole('button', { name: 'Publish', exact: true })
  await sentence.fill('Higher prices')
  await publish.click()
  await expect(anyway).toBeFocused()
  await anyway.check()
  await publish.click()
  await expect(main.getByText(/^Published\./)).toBeVisible()
  expect(git(server.remote, 'log', '--format=%s', 'main')).toBe('Higher prices\nFirst')
  await expect(publish).toBeDisabled()

  await main.getByRole('button', { name: 'Go back to this version: First' }).click()
  await expect(main.getByText('Price: $3,200 becomes $3,000')).toBeVisible()
  await main.getByRole('button', { name: 'Go back now' }).click()
  await expect(main.getByText(/^You are back at/)).toBeVisible()
  expect(server.read(prices)).toContain('$3,000')
  await sentence.fill('Old prices')
  await publish.click()
  await expect(main.getByText(/^Published\./)).toBeVisible()
  expect(git(server.remote, 'show', `main:${prices}`)).toContain('price: $3,000')

  await main.getByRole('button', { name: 'Go back to this version: Old prices' }).click()
  await expect(main.getByText('This is what you have now.')).toBeVisible()
})

test(...proves('editor-launch'), async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(`${server.admin}#launch`)
  const main = page.getByRole('main')
  await expect(main.getByText(/blockers? to fix before you go live/)).toBeVisible()
  const bar = page.getByRole('banner').getByRole('link', { name: /Launch check/ })
  await expect(main.locator('[data-is="blocker"]')).toHaveCount(
    Number(/\d+/.exec((await bar.textContent()) ?? '')?.[0]),
  )
  await main.getByRole('link', { name: /firm\.yaml, line \d+, phone/ }).click()
  await expect(main.getByLabel('Phone', { exact: true }).first()).toBeVisible()
})
