import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// Not ./test.ts: this is the dev server, whose pages are clean only once they are built.
import { test, expect as withinFive } from '@playwright/test'

// A dev server compiles what it is asked for; on a busy machine that takes a while.
const expect = withinFive.configure({ timeout: 15_000 })
const prices = 'prices/tax-planning.yaml'

let dir = ''
let admin = ''
let server: ChildProcess | undefined

test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'edit-'))
  cpSync('content', dir, { recursive: true })
  server = spawn('node_modules/.bin/node', ['scripts/edit.ts', '--no-open'], {
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

test('a price changed in the editor is on the page; a wrong one is refused in words', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const before = readFileSync(join(dir, prices), 'utf8')
  await page.goto(`${admin}#${prices}`)
  const summary = page.locator('summary', { hasText: /^Strategic/ })
  const entry = page.getByRole('group').filter({ has: summary }).last()
  await summary.click()
  const price = entry.getByLabel('Price', { exact: true }).first()

  await price.fill('$4.900')
  await page.getByRole('button', { name: 'Save' }).click()
  const list = page.getByRole('listitem').filter({ hasText: `/${prices}, line 17` })
  await expect(list).toContainText('"$4.900"')
  await expect(list).toContainText(
    'an amount, a range, either of them with a +, or the word Varies',
  )
  expect(readFileSync(join(dir, prices), 'utf8')).toBe(before)
  await list.getByRole('button', { name: 'packages, item 2, price' }).click()
  await expect(price).toBeFocused()
  await expect(price).toHaveAccessibleDescription(/"\$4\.900"/)

  await price.fill('$4,900+')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  // Remarks, order and everything else of the file are as they were.
  expect(readFileSync(join(dir, prices), 'utf8')).toBe(before.replace('$4,800+', '$4,900+'))
  const shown = page.frameLocator('iframe').locator('#tax-planning')
  await expect(shown).toContainText('$4,900+')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shown).toContainText('$4,800+')
  expect(readFileSync(join(dir, prices), 'utf8')).toBe(before)
})

test('the editor is in no build', () => {
  expect(existsSync('build/site/admin')).toBe(false)
  expect(existsSync('build/site/admin.html')).toBe(false)
  const scripts = globSync('build/site/**/*.{js,html,css}').filter((file) =>
    /\/admin\/|Edit the site|useSurroundings/.test(readFileSync(file, 'utf8')),
  )
  expect(scripts).toEqual([])
})
