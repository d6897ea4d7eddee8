import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { parse } from 'yaml'
import { violations } from '#tests/helpers/axe.ts'
import { articles, content, facts } from '#tests/helpers/content.ts'
import { fill } from '../../src/fill.ts'
import { files, folders } from '../../src/schema/index.ts'

// The built editor over a folder. The browser's own private folder stands in for the one an owner picks.

type Files = Record<string, string>

const source: Files = Object.fromEntries(
  globSync('content/**/*.{yaml,md}').map((path) => [path, readFileSync(path, 'utf8')]),
)

const last = articles.at(-1)

test.use({ viewport: { width: 1440, height: 2400 } })

async function open(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto('/admin/')
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory()
    await root.getDirectoryHandle('.git', { create: true })
    for (const [path, text] of Object.entries(files)) {
      const names = path.split('/')
      let folder = root
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true })
      const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true })
      const writer = await file.createWritable()
      await writer.write(text)
      await writer.close()
    }
  }, source)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await expect(page.getByText('Name, phone, hours, links')).toBeVisible()
}

async function folder(page: Page): Promise<Files> {
  return page.evaluate(async () => {
    const found: Record<string, string> = {}
    const read = async (directory: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, handle] of directory.entries()) {
        if (handle.kind === 'directory') await read(handle as FileSystemDirectoryHandle, `${path}${name}/`)
        else found[`${path}${name}`] = await (await (handle as FileSystemFileHandle).getFile()).text()
      }
    }
    await read(await navigator.storage.getDirectory(), '')
    return found
  })
}

const text = async (page: Page, path: string) => (await folder(page))[path] ?? ''
const fieldsOf = (article = '') => parse(article.split('---\n')[1] ?? '')

async function edit(page: Page, collection: string, entry: string) {
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/collections/${collection}/entries/${entry}`)
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeVisible()
}

/** Saved, the editor goes back to the list. */
async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden()
}

const field = (page: Page | Locator, label: string) => page.getByRole('group', { name: `“⁨${label}⁩” Field` })
/** The items of a list, folded or open. */
const items = (list: Locator) =>
  list.getByRole('button', { name: 'Reorder Item' }).locator('xpath=ancestor::*[@role="group"][1]')
const preview = (page: Page) => page.frameLocator('iframe')

async function changePrice(page: Page, price: string) {
  await edit(page, 'prices', 'prices-tax-planning')
  await items(field(page, 'Packages')).nth(1).getByRole('button', { name: 'Expand', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Price', exact: true }).first().fill(price)
}

test('saves a changed price, person, article and picture', async ({ page }) => {
  await open(page)

  await test.step('a price, seen while typing', async () => {
    await changePrice(page, '$5,100+')
    await expect(preview(page).getByText('$5,100+')).toBeVisible()
    const frame = page.frames().find((each) => each.parentFrame())
    expect(await violations(frame as unknown as Page, 'main')).toEqual([])
    await save(page)
  })

  await test.step('after the first save, a word is a line', async () => {
    const path = 'content/prices/tax-planning.yaml'
    await expect.poll(() => text(page, path)).toContain('    price: $5,100+')
    const before = await text(page, path)
    await changePrice(page, '$5,200+')
    await save(page)
    await expect.poll(() => text(page, path)).toBe(before.replace('$5,100+', '$5,200+'))
  })

  await test.step('a person with a photograph, before the last one', async () => {
    await edit(page, 'people', 'team')
    const people = field(page, 'People')
    await people.getByRole('button', { name: 'Add ⁨Person⁩' }).click()
    const added = items(people).last()
    await field(added, 'Name in links').getByRole('textbox').fill('ann-lee')
    await field(added, 'Name').getByRole('textbox').fill('Ann Lee')
    await field(added, 'Role').getByRole('textbox').fill('Bookkeeper')
    await field(added, 'Bio').getByRole('textbox').fill('Ann closes the books of rental owners.')
    await field(added, 'Photograph').getByRole('button', { name: 'Browse' }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click()
    await (await chooser).setFiles('public/icons/icon-512.png')
    await page.getByRole('button', { name: 'Insert' }).click()
    await expect(preview(page).getByText('Ann closes the books')).toBeVisible()
    // A photograph is in the form once it has been made smaller; what is saved before is without it.
    await expect(preview(page).locator('#person-ann-lee img')).toHaveAttribute('src', /^blob:/)
    await items(people).last().getByRole('button', { name: 'Reorder Item' }).press('ArrowUp')
    await save(page)
    await expect.poll(async () => Object.keys(await folder(page))).toContain('public/images/icon-512.webp')
  })

  await test.step('a table in an article', async () => {
    await edit(page, 'articles', last?.id ?? '')
    await page.getByRole('textbox', { name: 'Text', exact: true }).press('Control+End')
    await page.keyboard.type('\n\n## Two dates\n\n| Return | Due |\n|---|---|\n| 1065 | March 15 |')
    await save(page)
    const path = `content/articles/${last?.id}.md`
    await expect.poll(() => text(page, path)).toContain('| 1065 | March 15 |')
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
    const before = fieldsOf(source[path])
    expect(fieldsOf(await text(page, path))).toEqual({ ...before, head: { ...before.head, updated: today } })
  })

  await test.step('all of it is what the build accepts', async () => {
    const { people } = files.team.parse(parse(await text(page, 'content/team.yaml')))
    expect(people.slice(-2).map(({ name }) => name)).toEqual(['Ann Lee', content('team').people.at(-1)?.name])
    expect(people.at(-2)?.photo).toBe('/images/icon-512.webp')
    const article = fieldsOf(await text(page, `content/articles/${last?.id}.md`))
    expect(folders.articles.schema.parse(fill(article, facts))).toMatchObject({ title: last?.title })
  })
})

test('rejects what would stop the build with a reason, and writes nothing', async ({ page }) => {
  await open(page)
  const before = await folder(page)

  await changePrice(page, '5200')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('One field has an error')).toBeVisible()
  await expect(field(page, 'Price').first()).toContainText('As it should appear: $4,800+, $2,500 or $250-400+')
  expect(await folder(page)).toEqual(before)
  const price = page.getByRole('textbox', { name: 'Price', exact: true }).first()
  await price.fill(content('prices/tax-planning').packages[1]?.price.text ?? '')

  await edit(page, 'people', 'team')
  const reason = page.waitForEvent('dialog')
  const [article] = articles
  const reviewer = content('team').people.find(({ id }) => id === article?.reviewer)
  const person = items(field(page, 'People')).filter({ hasText: reviewer?.name ?? '' })
  await person.getByRole('button', { name: 'Remove' }).click()
  const press = page.getByRole('button', { name: 'Save' }).click()
  const box = await reason
  expect(box.message()).toContain(
    `${article?.id}.md: Reviewer: “${reviewer?.id}” isn't in team.yaml: remove it here or add it there.`,
  )
  await box.accept()
  await press
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await folder(page)).toEqual(before)
})

test('has its own policy, and is not linked, listed or indexed', async ({ request }) => {
  const editor = await request.get('/admin/')
  expect(editor.headers()['x-robots-tag']).toBe('noindex')
  expect(await editor.text()).toMatch(
    /<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy" content="default-src 'self'; .* https:\/\/api\.github\.com /,
  )
  const site = join(process.env.SITE ?? 'dist', 'site')
  const others = globSync('**/*.{html,xml,txt,json}', { cwd: site, exclude: ['admin/**'] })
  expect(others.filter((file) => /["'/]admin\//.test(readFileSync(join(site, file), 'utf8')))).toEqual([])
})
