import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, expect as withinFive } from '@playwright/test'
import { type EditorServer, startEditor } from '#test/helpers/editor-server.ts'
import { proves } from '#test/requirements.ts'

const expect = withinFive.configure({ timeout: 40_000 })

// One server for all tests.
test.describe.configure({ mode: 'default', timeout: 120_000 })

let server: EditorServer
test.beforeAll(async () => {
  server = await startEditor()
})
test.afterAll(() => server.stop())

test(...proves('editor-undo'), async ({ page }) => {
  const file = 'team.yaml'
  const before = server.read(file)
  const undo = page.getByRole('button', { name: 'Undo' })
  await page.goto(`${server.admin}#${file}/roles/0/work`)
  const work = page.getByLabel('What they do for a client').first()
  const [first, second] = [await work.inputValue(), 'Reads every letter twice.']
  await work.fill('Reads every letter.')
  await work.fill(second)
  await page
    .getByRole('button', { name: /^Move down: / })
    .first()
    .click()
  await expect(work).not.toHaveValue(second)

  await page.reload()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await undo.click()
  await expect(work).toHaveValue(second)
  await undo.press('Control+z')
  await expect(work).toHaveValue(first)
  await expect(page.getByText('All saved')).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(work).toHaveValue(second)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(work).toHaveValue(first)
  expect(server.read(file)).toBe(before)
})

test(...proves('editor-merge'), async ({ page }) => {
  const file = 'pages/faq.yaml'
  await page.goto(`${server.admin}#${file}/sentence`)
  const sentence = page.getByLabel('Opening sentence', { exact: true })
  await sentence.fill('We answer what clients ask.')
  const theirs = server.read(file).replace(/^title: .*/m, 'title: Asked often')
  writeFileSync(join(server.dir, file), theirs.replace(/^sentence: .*/m, 'sentence: Ask us.'))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Keep my changes and add theirs' }).click()
  await expect(page.getByText('Opening sentence: the file says "Ask us."')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Asked often')
  await expect(sentence).toHaveValue('We answer what clients ask.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  expect(server.read(file)).toContain('sentence: We answer what clients ask.')
  expect(server.read(file)).toContain('title: Asked often')
})

test(...proves('editor-remarks'), async ({ page }) => {
  const file = 'pages/faq.yaml'
  await page.goto(`${server.admin}#${file}/sentence`)
  const sentence = page.getByLabel('Opening sentence', { exact: true })
  await sentence.fill('We hold two licences.')
  await page.getByRole('button', { name: 'Save' }).click()
  const remark = page.getByRole('listitem').filter({ hasText: '"licences"' })
  await expect(remark).toContainText('perhaps "licenses"')
  await remark.getByRole('link', { name: /Opening sentence/ }).click()
  await expect(sentence).toBeFocused()
})

test(...proves('editor-gate'), async ({ page }) => {
  const file = 'faq.yaml'
  const before = server.read(file)
  await page.goto(`${server.admin}#${file}`)
  await page.getByRole('button', { name: 'Show as text' }).click()
  const text = page.getByLabel(`Text of ${file}`)
  await expect(text).toHaveValue(before)
  // Only a built page knows its places.
  await text.fill(before.replace('/tax-planning#questions', '/tax-planning#nowhere'))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Not saved. Fix 1 problem first.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '#nowhere' })).toBeVisible()
  expect(server.read(file)).toBe(before)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('button', { name: 'Show as form' }).click()
  await expect(text).toHaveCount(0)
})
