import { parse } from 'yaml'
import { button, expect, field, holdSaves, save, shown, test } from '#test/helpers/editor.ts'

// In one worker, because an editor takes as long to start as several of these tests.
test.describe.configure({ mode: 'default' })

test('What is typed stands in the preview before it is saved, marked; the last good page stays while it has a problem.', async ({ page, server }) => {
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

test('A click on a text or number in the preview opens its field.', async ({ page, server }) => {
  await page.goto(`${server.admin}#pages/pricing.yaml`)
  const price = shown(page).locator('#plan-full + p')
  await expect(price).toBeVisible()
  await price.click({ position: { x: 12, y: 12 } })
  await expect(page).toHaveURL(/#prices\/tax-planning\.yaml\/packages\/0\/price$/)
  await expect(field(page, 'prices/tax-planning.yaml/packages/0/price')).toBeFocused()
  await expect(price).toHaveAttribute('data-edited')
})

test('Every step in a file can be undone and redone, also after a reload, and unsaved changes can be discarded.', async ({ page, server }) => {
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

test('A file changed elsewhere is merged with what was typed, field by field; where both changed a field, the typed one stays and the other is told.', async ({ page, server }) => {
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

test('The editor saves what could read better, and then says how.', async ({ page, context, server }) => {
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

test('The editor saves only what can be built.', async ({ page, server }) => {
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

test('What is typed while a save is on its way stays in the form, is not saved yet, and can be undone.', async ({ page, server }) => {
  const [title, sentence] = ['pages/faq.yaml/blocks/0/title', 'pages/faq.yaml/blocks/0/sentence']
  await page.goto(`${server.admin}#${title}`)
  const before = (await field(page, sentence).textContent()) ?? ''
  await field(page, title).fill('Who we are')
  const letGo = await holdSaves(page)
  let saves = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/save')) saves += 1
  })
  await field(page, title).press('Enter')
  await expect(button(page, 'Saving…')).toBeVisible()
  await field(page, title).pressSequentially(' now')
  await field(page, sentence).fill('Three people, one desk.')
  await button(page, 'Saving…').click()
  letGo()

  await expect(button(page, 'Save')).toBeVisible()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(field(page, title)).toHaveValue('Who we are now')
  await expect(field(page, sentence)).toHaveText('Three people, one desk.')
  expect(saves).toBe(1)
  expect(parse(server.read('pages/faq.yaml')).blocks[0].title).toBe('Who we are')

  await button(page, 'Undo').click()
  await expect(field(page, sentence)).toHaveText(before)
  await button(page, 'Undo').click()
  await expect(field(page, title)).toHaveValue('Who we are')
  await expect(button(page, 'Saved')).toBeDisabled()
  await button(page, 'Redo').click()
  await button(page, 'Redo').click()
  await page.reload()
  await save(page)
  expect(parse(server.read('pages/faq.yaml')).blocks[0]).toMatchObject({
    title: 'Who we are now',
    sentence: 'Three people, one desk.',
  })
})

test('What was typed is on the disk within a second: a crash of the browser takes nothing along.', async ({ page, server }) => {
  const place = 'pages/contact.yaml/blocks/0/heading'
  await page.goto(`${server.admin}#${place}`)
  await field(page, place).fill('Write to us today')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  // The browser has not written its storage to the disk yet.
  await expect(async () => {
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(field(page, place)).toHaveValue('Write to us today', { timeout: 20_000 })
  }).toPass()
})
