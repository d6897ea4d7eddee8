import { expect, type Page, test } from '@playwright/test'
import { load } from '#app/content/load.ts'
import { pageShowing } from '#app/content/pages.ts'
import { type EditorServer, startEditor } from '#test/helpers/editor-server.ts'
import { proves } from '#test/requirements.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })

let editor: EditorServer
test.beforeAll(async () => {
  editor = await startEditor()
})
test.afterAll(() => editor.stop())

/** The page that is shown, not the one that loads behind it. */
const shown = (page: Page) => page.frameLocator('iframe:not([inert])')
const slow = { timeout: 60_000 }

test(...proves('editor-preview'), async ({ page }) => {
  // Reading every word takes seconds and is not asked for here.
  await page.route('**/api/remarks*', (route) => route.fulfill({ json: [] }))
  const loaded = load(editor.dir)
  for (const file of loaded.files) {
    await page.goto(`${editor.admin}#${file}`)
    const [path = ''] = pageShowing(file, loaded).split('#')
    const frame = page.frameLocator(`iframe[title="Preview of ${path}"]:not([inert])`)
    await expect(frame.getByRole('heading', { level: 1 }), file).toBeVisible(slow)
  }
})

test(...proves('editor-preview-typed'), async ({ page }) => {
  await page.goto(`${editor.admin}#pages/faq.yaml`)
  const heading = shown(page).getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible(slow)
  const field = page.locator('[id="pages/faq.yaml/title"]')
  const before = editor.read('pages/faq.yaml')
  await field.fill('Asked and answered')
  await expect(heading).toHaveText('Asked and answered', slow)
  await expect(shown(page).locator('main [data-edited]')).toHaveText('Asked and answered')
  expect(editor.read('pages/faq.yaml')).toBe(before)

  await field.fill('')
  await expect(page.getByText('from before your last change')).toBeVisible(slow)
  await expect(heading).toHaveText('Asked and answered')
})

test(...proves('editor-preview-click'), async ({ page }) => {
  await page.goto(`${editor.admin}#pages/pricing.yaml`)
  const price = shown(page).locator('#plan-full + p')
  await expect(price).toBeVisible(slow)
  await price.click({ position: { x: 12, y: 12 } })
  await expect(page).toHaveURL(/#prices\/tax-planning\.yaml\/packages\/0\/price$/)
  await expect(page.locator('[id="prices/tax-planning.yaml/packages/0/price"]')).toBeFocused(slow)
  await expect(price).toHaveAttribute('data-edited')
})
