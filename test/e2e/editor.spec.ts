import { expect, field, save, shown, test } from '#test/helpers/editor.ts'
import { proves } from '#test/requirements.ts'

test(...proves('editor-preview-typed'), async ({ page, server }) => {
  await page.goto(`${server.admin}#pages/faq.yaml`)
  const heading = shown(page).getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const title = field(page, 'pages/faq.yaml/blocks/0/title')
  const before = server.read('pages/faq.yaml')
  await title.fill('Asked and answered')
  await expect(heading).toHaveText('Asked and answered')
  await expect(shown(page).locator('main [data-edited]')).toHaveText('Asked and answered')
  expect(server.read('pages/faq.yaml')).toBe(before)

  await title.fill('Asked <b>and</b> answered')
  await expect(page.getByText('from before your last change')).toBeVisible()
  await expect(heading).toHaveText('Asked and answered')
})

test(...proves('editor-preview-click'), async ({ page, server }) => {
  await page.goto(`${server.admin}#pages/pricing.yaml`)
  const price = shown(page).locator('#plan-full + p')
  await expect(price).toBeVisible()
  await price.click({ position: { x: 12, y: 12 } })
  await expect(page).toHaveURL(/#prices\/tax-planning\.yaml\/packages\/0\/price$/)
  await expect(field(page, 'prices/tax-planning.yaml/packages/0/price')).toBeFocused()
  await expect(price).toHaveAttribute('data-edited')
})

test(...proves('editor-undo'), async ({ page, server }) => {
  const file = 'team.yaml'
  const before = server.read(file)
  const undo = page.getByRole('button', { name: 'Undo' })
  await page.goto(`${server.admin}#${file}/roles/0/work`)
  const work = page.getByLabel('What they do for a client').first()
  const [first, second] = [(await work.textContent()) ?? '', 'Reads every letter twice.']
  await work.fill('Reads every letter.')
  await work.fill(second)
  await page
    .getByRole('button', { name: /^Move down: / })
    .first()
    .click()
  await expect(work).not.toHaveText(second)

  await page.reload()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await undo.click()
  await expect(work).toHaveText(second)
  await undo.press('Control+z')
  await expect(work).toHaveText(first)
  await expect(page.getByText('All saved')).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(work).toHaveText(second)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(work).toHaveText(first)
  expect(server.read(file)).toBe(before)
})

test(...proves('editor-merge'), async ({ page, server }) => {
  const file = 'pages/faq.yaml'
  await page.goto(`${server.admin}#${file}/blocks/0/sentence`)
  const sentence = page.getByLabel('Opening sentence', { exact: true })
  await sentence.fill('We answer what clients ask.')
  const theirs = server.read(file).replace(/^( {4}title): .*/m, '$1: Asked often')
  server.write(file, theirs.replace(/^( {4}sentence): .*/m, '$1: Ask us.'))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Keep my changes and add theirs' }).click()
  await expect(page.getByText('Opening sentence: the file says "Ask us."')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Asked often')
  await expect(sentence).toHaveText('We answer what clients ask.')
  await save(page)
  expect(server.read(file)).toContain('sentence: We answer what clients ask.')
  expect(server.read(file)).toContain('title: Asked often')
})

test(...proves('editor-remarks'), async ({ page, context, server }) => {
  await context.unroute('**/api/remarks*')
  const file = 'pages/faq.yaml'
  await page.goto(`${server.admin}#${file}/blocks/0/sentence`)
  const sentence = page.getByLabel('Opening sentence', { exact: true })
  await sentence.fill('We hold two licences.')
  await page.getByRole('button', { name: 'Save' }).click()
  const remark = page.getByRole('listitem').filter({ hasText: '"licences"' })
  await expect(remark).toContainText('perhaps "licenses"')
  await remark.getByRole('link', { name: /Opening sentence/ }).click()
  await expect(sentence).toBeFocused()
})

test(...proves('editor-gate'), async ({ page, server }) => {
  const file = 'faq.yaml'
  const before = server.read(file)
  await page.goto(`${server.admin}#${file}`)
  await page.getByRole('button', { name: 'Show as text' }).click()
  const text = page.getByLabel('Questions and answers as text')
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
