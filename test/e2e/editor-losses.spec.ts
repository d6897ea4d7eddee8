import { parse } from 'yaml'
import { button, expect, field, holdSaves, save, test } from '#test/helpers/editor.ts'
import { covers, proves } from '#test/requirements.ts'

test(...proves('editor-while-saving'), async ({ page, server }) => {
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

test(...proves('editor-storage-full'), async ({ page, server }) => {
  const [title, lead] = ['pages/contact.yaml/blocks/0/heading', 'pages/contact.yaml/blocks/0/lead']
  const told = page.getByText('its storage is full')
  await page.goto(`${server.admin}#${title}`)
  await expect(field(page, title)).toBeVisible()
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try {
        for (let at = 0; ; at += 1) localStorage.setItem(`full-${size}-${at}`, 'x'.repeat(size))
      } catch {}
  })
  await field(page, title).pressSequentially(' today')
  const typed = await field(page, title).inputValue()
  await expect(told).toBeInViewport()
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => window.location.reload()))
  await (await asked).dismiss()
  await expect(field(page, title)).toHaveValue(typed)

  await save(page)
  await expect(told).toHaveCount(0)
  expect(parse(server.read('pages/contact.yaml')).blocks[0].heading).toBe(typed)

  // Room again: what is typed is kept.
  await field(page, lead).fill('Write to us whenever you like.')
  await expect(told).toBeVisible()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('full-')) localStorage.removeItem(key)
  })
  await field(page, lead).pressSequentially(' Or call.')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(told).toHaveCount(0)
  await page.reload()
  await expect(field(page, lead)).toHaveText('Write to us whenever you like. Or call.')
})

test(...proves('editor-crash'), async ({ page, server }) => {
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

test(...proves('editor-save-key'), async ({ page, server }) => {
  const place = 'faq.yaml/items/3/question'
  await page.goto(`${server.admin}#${place}`)
  await field(page, place).fill('What does the promise cover?')
  const top = () => field(page, place).evaluate((input) => input.getBoundingClientRect().top)
  const before = await top()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved\./)).toBeInViewport()
  await expect(field(page, place)).toBeFocused()
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
  expect(server.read('faq.yaml')).toContain('What does the promise cover?')
})

test(...proves('editor-unsaved-named'), async ({ page, server }) => {
  const place = 'team.yaml/roles/0/work'
  await page.goto(`${server.admin}#${place}`)
  await field(page, place).fill('Reads every letter twice.')
  await page.goto(`${server.admin}#publish`)
  const main = page.getByRole('main')
  await main.getByRole('listitem').getByRole('link', { name: 'Who works here' }).click()
  await expect(page).toHaveURL(/#team\.yaml$/)
  await expect(page.getByText('Not saved yet')).toBeVisible()
})

test(
  'a pasted control character does not stay',
  covers('control-characters'),
  async ({ page, server }) => {
    const place = 'pages/faq.yaml/blocks/0/title'
    await page.goto(`${server.admin}#${place}`)
    await field(page, place).fill('Asked\u0000 and\u0007 answered')
    await expect(field(page, place)).toHaveValue('Asked and answered')
  },
)
