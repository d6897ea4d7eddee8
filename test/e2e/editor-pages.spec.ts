import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test, expect as withinFive } from '@playwright/test'
import { type EditorServer, startEditor } from '#test/helpers/editor-server.ts'
import { proves } from '#test/requirements.ts'

const expect = withinFive.configure({ timeout: 40_000 })

let editor: EditorServer
test.beforeAll(async () => {
  editor = await startEditor()
})
test.afterAll(() => editor.stop())

test(...proves('editor-move'), async ({ page }) => {
  test.setTimeout(120_000)
  const { admin, dir, read } = editor
  const file = 'services/business-formation.yaml'
  const [before, about] = [read(file), read('pages/about.yaml')]
  await page.goto(`${admin}#${file}`)
  await page.getByRole('button', { name: 'Delete the page' }).click()
  await expect(page.getByRole('link', { name: /I start a company/ })).toBeVisible()
  await page.getByLabel('Visitors of the old address go to').selectOption('/other-services')
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByRole('heading', { name: '/business-formation is deleted' })).toBeVisible()
  expect(existsSync(join(dir, file))).toBe(false)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Open the page' }).click()
  await expect(page.getByRole('button', { name: 'Delete the page' })).toBeVisible()
  expect([read(file), read('pages/about.yaml')]).toEqual([before, about])
})
