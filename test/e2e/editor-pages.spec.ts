import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test, expect as withinFive } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { type EditorServer, startEditor } from '#test/helpers/editor-server.ts'
import { proves } from '#test/requirements.ts'

const expect = withinFive.configure({ timeout: 40_000 })

// One server for all tests.
test.describe.configure({ mode: 'default', timeout: 120_000 })

let editor: EditorServer
test.beforeAll(async () => {
  editor = await startEditor()
})
test.afterAll(() => editor.stop())

test(...proves('editor-new'), async ({ page }) => {
  const { admin, dir, read } = editor
  const photo = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#579' },
  })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  await page.goto(`${admin}#new`)
  await page.getByRole('link', { name: /^A person/ }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Zoë Müller')
  await page.getByLabel('Role').selectOption('bookkeeper')
  const dropped = await page.evaluateHandle((bytes) => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(bytes)], 'Zoë.jpg', { type: 'image/jpeg' }))
    return data
  }, Array.from(photo))
  await page.getByText('or drop one here').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText(/^Turned upright/)).toBeVisible()
  await expect(page.getByText('1200 × 1600 pixels')).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter')

  await expect(page).toHaveURL(/#team\.yaml\/people\/0$/)
  await expect(page.locator('[id="team.yaml/people/0/name"]')).toHaveValue('Zoë Müller')
  expect(parse(read('team.yaml')).people).toEqual([
    {
      id: 'zoe-muller',
      name: 'Zoë Müller',
      role: 'bookkeeper',
      photo: 'zoe.jpg',
      photoAlt: 'Zoë Müller',
    },
  ])
  expect(await sharp(join(dir, 'images/zoe.jpg')).metadata()).toMatchObject({ height: 1600 })
  await page.goto(new URL('/about-our-firm', admin).href)
  const portrait = page.getByRole('img', { name: 'Zoë Müller' })
  const source = (await portrait.getAttribute('src')) ?? ''
  const served = await page.request.get(new URL(source, admin).href)
  expect(served.headers()['content-type']).toBe('image/jpeg')
})

test(...proves('editor-move'), async ({ page }) => {
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
  expect(read('pages/about.yaml')).not.toBe(about)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Everything is as it was before.')).toBeVisible()
  expect([read(file), read('pages/about.yaml')]).toEqual([before, about])
  await page.getByRole('link', { name: 'Open the page' }).click()
  await expect(page.getByRole('button', { name: 'Delete the page' })).toBeVisible()
})
